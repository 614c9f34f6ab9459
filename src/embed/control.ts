export const INPUT = 'input:enabled';
export const CONTROL = 'a[href],button:enabled,select,textarea,[tabindex]';
