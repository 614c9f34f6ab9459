/** The last rule of each stylesheet. It only shows that the file is complete, and not an HTML page. */
export const SHEET_END = '@layer end';
