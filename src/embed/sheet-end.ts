/** The last rule of each stylesheet. A response without it is truncated or an HTML page. */
export const SHEET_END = '@layer end';
