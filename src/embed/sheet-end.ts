/** Each stylesheet's last rule. Without it, a response is truncated, or isn't a stylesheet. */
export const SHEET_END = '@layer end';
