/** C0, DEL and C1, the line and paragraph separators, and the marks that change the direction of text. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Escapes control characters, as in `\u001b`. Every output has to use it for values from outside (threat 8). In JSON they
 * stay the same text.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROLS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
