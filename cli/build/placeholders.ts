export const BUILD = 'COBBLEBUILD';

export const LISTS = 'COBBLELISTS';

export const THEME = 'COBBLETHEME';

/** An identifier, not a string: minifiers would drop the fallback of `'…' || fallback`. */
export const BASE = 'COBBLEBASE';

/** The name of the tag's script without its extension, if it contains chunks. */
export const FILE = 'COBBLEFILE';

export const THEMES = 'COBBLENAMESOFTHEMES';

export const WIDGETS = 'COBBLENAMESOFWIDGETS';

export const OTHER_WIDGETS = 'COBBLENAMESOFOTHERS';

/** An identifier. Becomes `true` if the pasted file contains all widgets of the build, otherwise `false`. */
export const CONTAINS_ALL = 'COBBLECONTAINSALL';

/** Replaced with objects: `CHUNKS` with functions keyed by chunk, `SHEETS` with CSS keyed by path. */
export const CHUNKS = 'COBBLECHUNKS';
export const SHEETS = 'COBBLESHEETS';

/** Replaced with the web font in base64. */
export const FONT = 'COBBLEFONT';
