/** The build's id: a digest of all files. */
export const BUILD = 'COBBLEBUILD';

/** The integrity of each list of integrities, in pinned files (`addIntegrity`). */
export const LISTS = 'COBBLELISTS';

/** The theme of a pasted file. */
export const THEME = 'COBBLETHEME';

/** The base URL of a pasted file. An identifier, so that no minifier removes its fallback. */
export const BASE = 'COBBLEBASE';

/** Names of the build's themes, separated by spaces. */
export const THEMES = 'COBBLENAMESOFTHEMES';

/** Names of the build's widgets, separated by spaces, areas last. */
export const WIDGETS = 'COBBLENAMESOFWIDGETS';

/** Index of the first area in the list of widgets. */
export const FIRST_AREA = 'COBBLEFIRSTAREA';

/** Index of the first area with a service chunk. */
export const FIRST_ASKING = 'COBBLEFIRSTASKING';

/** The service chunks of these areas, after `services`, separated by spaces. */
export const ASKS = 'COBBLEASKS';
