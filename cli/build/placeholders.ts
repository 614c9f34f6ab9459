/** Stands for the build's id until that is known: the id is a digest of all the files. */
export const BUILD = 'COBBLEBUILD';

/** Stands in the pinned files for the integrity of each list of integrities, which `addIntegrity` puts in its place. */
export const LISTS = 'COBBLELISTS';

/** Stands in a pasted file for the name of its theme. */
export const THEME = 'COBBLETHEME';

/** Stands in a pasted file for the text of its base. A name, so that no minifier takes it for a text that is not empty. */
export const BASE = 'COBBLEBASE';

/** Stands for the names of the build's themes, with spaces between. */
export const THEMES = 'COBBLENAMESOFTHEMES';

/** Stands for the names of the build's widgets, with spaces between; those of areas come last. */
export const WIDGETS = 'COBBLENAMESOFWIDGETS';

/** Stands for the place of the first area among the names, as they are when they are split at the spaces. */
export const FIRST_AREA = 'COBBLEFIRSTAREA';

/** Stands for the place of the first area that asks a service, likewise. */
export const FIRST_ASKING = 'COBBLEFIRSTASKING';

/** Stands for what the chunks that these areas ask by are named behind `services`: one each, with spaces between. */
export const ASKS = 'COBBLEASKS';
