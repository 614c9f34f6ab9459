/** A digest of all files. */
export const BUILD = 'COBBLEBUILD';

/** Hashes of the integrity lists (`addIntegrity`). */
export const LISTS = 'COBBLELISTS';

export const THEME = 'COBBLETHEME';

/** An identifier, so that minifiers don't remove its fallback. */
export const BASE = 'COBBLEBASE';

export const THEMES = 'COBBLENAMESOFTHEMES';

/** Names of the build's widgets, separated by spaces. */
export const WIDGETS = 'COBBLENAMESOFWIDGETS';

/** Names of its components, separated by spaces. */
export const COMPONENT_NAMES = 'COBBLENAMESOFCOMPONENTS';

/** The service chunk of each area, as an object. An identifier, which a minifier can't split. */
export const AREAS = 'COBBLEAREAS';
