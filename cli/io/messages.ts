/** Control characters, line and paragraph separators, and characters that change the text direction. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Escapes control characters, as all untrusted output requires (threat 8). Escaped JSON keeps its meaning. */
export const escapeControls = (text: string): string =>
  text.replace(CONTROLS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `::` at the start of a line, after optional blanks and colour codes. */
const COMMAND = /^((?:[^\S\n]|\x1b\[[\d;]*[A-Za-z])*):(?=(?:\x1b\[[\d;]*m)*:)/gm;

/** GitHub's runners execute lines that begin with `::` as commands (threat 8). */
export const plainLines = (text: string): string => (text.includes(':') ? text.replace(COMMAND, '$1\\u003a') : text);

export const shorten = (text: string, most = 300): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

export const sourceName = (name: string): string => (name === '-' ? 'standard input' : name);

/** Formats an integer: `1,000`. `toLocaleString` would load ICU, which takes a third of a command's start time. */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
