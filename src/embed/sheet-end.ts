/** Ends each stylesheet. A response without this rule is truncated, or isn't a stylesheet. */
export const SHEET_END = '@layer end';
