/** The stylesheet that areas share, `THEME/areas.BUILD.css`. A widget can't have this name. */
export const AREAS_SHEET = 'areas';
