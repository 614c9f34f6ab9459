/** A digest of all files. */
export const BUILD = 'COBBLEBUILD';

/** Hashes of the integrity lists (`addIntegrity`). */
export const LISTS = 'COBBLELISTS';

export const THEME = 'COBBLETHEME';

/** An identifier instead of a string, so that minifiers don't remove its fallback. */
export const BASE = 'COBBLEBASE';

export const THEMES = 'COBBLENAMESOFTHEMES';

/** Names of the build's widgets, separated by spaces. */
export const WIDGETS = 'COBBLENAMESOFWIDGETS';

/** Names of the build's components, separated by spaces. */
export const COMPONENT_NAMES = 'COBBLENAMESOFCOMPONENTS';

/** Becomes an object with the service chunk of each area. An identifier, because a minifier can't split it. */
export const AREAS = 'COBBLEAREAS';
