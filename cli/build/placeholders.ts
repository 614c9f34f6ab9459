export const BUILD = 'COBBLEBUILD';

export const LISTS = 'COBBLELISTS';

export const THEME = 'COBBLETHEME';

/** An identifier, not a string: in `'…' || fallback`, minifiers would drop the fallback. */
export const BASE = 'COBBLEBASE';

export const THEMES = 'COBBLENAMESOFTHEMES';

export const WIDGETS = 'COBBLENAMESOFWIDGETS';
