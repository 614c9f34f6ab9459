/** Has no effect, but is missing in a truncated file or an HTML page. */
export const SHEET_END = '@layer end';
