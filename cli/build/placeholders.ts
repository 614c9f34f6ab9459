/** Becomes the build's ID, a digest of all files. */
export const BUILD = 'COBBLEBUILD';

/** Becomes the hashes of the integrity lists, in pinned files (`addIntegrity`). */
export const LISTS = 'COBBLELISTS';

/** Becomes the theme of a pasted file. */
export const THEME = 'COBBLETHEME';

/** Becomes the base URL of a pasted file. An identifier, so that minifiers don't remove its fallback. */
export const BASE = 'COBBLEBASE';

/** Becomes the theme names, separated by spaces. */
export const THEMES = 'COBBLENAMESOFTHEMES';

/** Becomes the widget names, separated by spaces, areas last. */
export const WIDGETS = 'COBBLENAMESOFWIDGETS';

/** Becomes the index of the first area in `WIDGETS`. */
export const FIRST_AREA = 'COBBLEFIRSTAREA';

/** Becomes the index of the first area that has a service chunk. */
export const FIRST_ASKING = 'COBBLEFIRSTASKING';

/** Becomes the service chunks of these areas except `services`, separated by spaces. */
export const ASKS = 'COBBLEASKS';
