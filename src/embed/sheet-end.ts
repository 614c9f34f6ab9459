/** The last rule of each stylesheet, without effect. A truncated file or an HTML page lacks this rule. */
export const SHEET_END = '@layer end';
