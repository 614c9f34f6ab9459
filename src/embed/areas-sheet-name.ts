/** The name of the areas' shared stylesheet, `THEME/areas.BUILD.css`. No widget may have this name. */
export const AREAS_SHEET = 'areas';
