/** C0, DEL and C1, the line and paragraph separators, and the marks that change the direction of text. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Escapes control characters, as in `\u001b`. Every output has to use it for values from outside (threat 8). In JSON they
 * stay the same text.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROLS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `::` at the start of a line, perhaps after blanks and colour codes. */
const COMMAND = /^((?:[^\S\n]|\x1b\[[\d;]*[A-Za-z])*):(?=(?:\x1b\[[\d;]*m)*:)/gm;

/** Escapes lines that begin with `::`, which GitHub's runners execute as commands (threat 8). */
export const plainLines = (text: string): string => (text.includes(':') ? text.replace(COMMAND, '$1\\u003a') : text);

/** Cuts a long text for a message. */
export const shorten = (text: string, most = 300): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Returns what messages call an input: `-` is standard input. */
export const sourceName = (name: string): string => (name === '-' ? 'standard input' : name);

/** Formats a number of bytes for a message, as in `1.5 MB`. */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
