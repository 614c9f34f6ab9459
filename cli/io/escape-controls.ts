/**
 * Characters that a terminal, log or viewer obeys instead of showing: C0, DEL and C1, the line and paragraph separators,
 * and the marks that change the direction of text.
 */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Escapes control characters, as in `\u001b`, in a value from outside, such as a name, a URL or a message (threat 8).
 * Every format of every command has to use it. In JSON the result is the same text.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROLS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
