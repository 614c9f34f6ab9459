/** All areas share the stylesheet `THEME/areas.BUILD.css`, so no widget may be named `areas`. */
export const AREAS_SHEET = 'areas';
