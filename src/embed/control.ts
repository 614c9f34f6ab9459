/** Inputs that take a focus. */
export const INPUT = 'input:enabled';
/** The other controls that take a focus or a press. */
export const CONTROL = 'a[href],button:enabled,select,textarea,[tabindex]';
