/** The last rule of each stylesheet, without an effect. A truncated file and an HTML page lack it. */
export const SHEET_END = '@layer end';
