/**
 * What a terminal, a log or a viewer obeys instead of showing it: C0, DEL and C1, the line and paragraph separators,
 * and the characters that turn the direction of text.
 */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * A value from outside (a name, a URL, a line of a file, a message) as it may be shown: each control character as
 * `\u001b` (threat 8). The one place where this is done; every format of every command goes through it. In JSON that is
 * the same text. Nothing is lost, and nothing changes in a text without such characters.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROLS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
