/** `THEME/areas.BUILD.css`, which all areas share. No widget may have this name. */
export const AREAS_SHEET = 'areas';
