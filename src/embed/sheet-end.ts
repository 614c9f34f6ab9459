/** The last rule of each stylesheet. It shows that the file is complete and isn't an HTML page. */
export const SHEET_END = '@layer end';
