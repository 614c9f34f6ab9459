/** The last rule of each stylesheet. It has no effect, but a truncated file or an HTML page lacks it. */
export const SHEET_END = '@layer end';
