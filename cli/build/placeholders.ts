export const BUILD = 'COBBLEBUILD';

export const LISTS = 'COBBLELISTS';

export const THEME = 'COBBLETHEME';

/** An identifier, not a string, because minifiers would reduce `'…' || fallback` to the string. */
export const BASE = 'COBBLEBASE';

/** The name of the tag's script without its extension, if it contains chunks. */
export const FILE = 'COBBLEFILE';

export const THEMES = 'COBBLENAMESOFTHEMES';

export const WIDGETS = 'COBBLENAMESOFWIDGETS';

export const OTHER_WIDGETS = 'COBBLENAMESOFOTHERS';

/** An identifier. Becomes `true` if the tag's script contains all widgets of the build, otherwise `false`. */
export const CONTAINS_ALL = 'COBBLECONTAINSALL';

/** Replaced with objects. `CHUNKS` becomes functions keyed by chunk, and `SHEETS` becomes CSS keyed by path. */
export const CHUNKS = 'COBBLECHUNKS';
export const SHEETS = 'COBBLESHEETS';

/** Replaced with the web font in base64. */
export const FONT = 'COBBLEFONT';
