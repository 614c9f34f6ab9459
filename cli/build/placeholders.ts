export const BUILD = 'COBBLEBUILD';

export const LISTS = 'COBBLELISTS';

export const THEME = 'COBBLETHEME';

/** An identifier, because minifiers would remove the fallback from `'COBBLEBASE' || fallback`. */
export const BASE = 'COBBLEBASE';

/** The name of the tag's script without its extension, if it contains chunks. */
export const FILE = 'COBBLEFILE';

export const THEMES = 'COBBLENAMESOFTHEMES';

export const WIDGETS = 'COBBLENAMESOFWIDGETS';

export const OTHER_WIDGETS = 'COBBLENAMESOFOTHERS';

/** Replaced with objects. `CHUNKS` becomes functions keyed by chunk, and `SHEETS` becomes CSS keyed by path. */
export const CHUNKS = 'COBBLECHUNKS';
export const SHEETS = 'COBBLESHEETS';

/** Replaced with the web font in base64. */
export const FONT = 'COBBLEFONT';
