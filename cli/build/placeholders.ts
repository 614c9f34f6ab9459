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

/** Names of the build's widgets, separated by spaces. */
export const WIDGETS = 'COBBLENAMESOFWIDGETS';

/** Names of its components, separated by spaces. */
export const COMPONENT_NAMES = 'COBBLENAMESOFCOMPONENTS';

/** The service chunk of each area, as an object. An identifier, which a minifier can't split. */
export const AREAS = 'COBBLEAREAS';
