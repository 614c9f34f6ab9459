/** `::` at the start of a line, perhaps after blanks and colour codes. */
const COMMAND = /^((?:[^\S\n]|\x1b\[[\d;]*[A-Za-z])*):(?=(?:\x1b\[[\d;]*m)*:)/gm;

/** Escapes lines that begin with `::`, which GitHub's runners execute as commands (threat 8). */
export const plainLines = (text: string): string => (text.includes(':') ? text.replace(COMMAND, '$1\\u003a') : text);
