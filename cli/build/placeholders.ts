export const BUILD = 'COBBLEBUILD';

export const LISTS = 'COBBLELISTS';

export const THEME = 'COBBLETHEME';

/** An identifier, not a string: minifiers would reduce `'COBBLEBASE' || fallback` to the string. */
export const BASE = 'COBBLEBASE';

/** Replaced with the script's name without extension, in scripts that contain chunks. */
export const FILE = 'COBBLEFILE';

export const THEMES = 'COBBLENAMESOFTHEMES';

export const WIDGETS = 'COBBLENAMESOFWIDGETS';

export const OTHER_WIDGETS = 'COBBLENAMESOFOTHERS';

/** Replaced with an object of functions, keyed by chunk. */
export const CHUNKS = 'COBBLECHUNKS';

/** Replaced with an object of CSS, keyed by path. */
export const SHEETS = 'COBBLESHEETS';

/** Replaced with the web font in base64. */
export const FONT = 'COBBLEFONT';
