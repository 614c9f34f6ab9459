/** Selects focusable inputs. */
export const INPUT = 'input:enabled';
/** Selects the other focusable or clickable controls. */
export const CONTROL = 'a[href],button:enabled,select,textarea,[tabindex]';
