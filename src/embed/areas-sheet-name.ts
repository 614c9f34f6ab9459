/** The name of the stylesheet that areas share, `THEME/areas.BUILD.css`: no widget can have it. */
export const AREAS_SHEET = 'areas';
