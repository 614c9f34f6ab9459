/** A digest of all files. */
export const BUILD = 'COBBLEBUILD';

/** Hashes of the integrity lists (`addIntegrity`). */
export const LISTS = 'COBBLELISTS';

export const THEME = 'COBBLETHEME';

/** An identifier, so that minifiers don't remove its fallback. */
export const BASE = 'COBBLEBASE';

export const THEMES = 'COBBLENAMESOFTHEMES';

/** Separated by spaces, areas last. */
export const WIDGETS = 'COBBLENAMESOFWIDGETS';

/** Index in `WIDGETS`. */
export const FIRST_AREA = 'COBBLEFIRSTAREA';

/** Index of the first area with a service chunk. */
export const FIRST_ASKING = 'COBBLEFIRSTASKING';

/** The service chunks of these areas except `services`. */
export const ASKS = 'COBBLEASKS';
