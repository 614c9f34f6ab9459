/** The last rule of each stylesheet. Without this rule, a response is truncated, or isn't a stylesheet. */
export const SHEET_END = '@layer end';
