export const INPUT = 'input:enabled';
/** Focusable or clickable, but not an input. */
export const CONTROL = 'a[href],button:enabled,select,textarea,[tabindex]';
