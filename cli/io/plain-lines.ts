/** `::` at the start of a line, perhaps after blanks and colour codes. */
const COMMAND = /^((?:[^\S\n]|\x1b\[[\d;]*[A-Za-z])*):(?=(?:\x1b\[[\d;]*m)*:)/gm;

/**
 * Escapes the first colon of lines that begin with `::`. GitHub's runners execute such a line of any program's output as
 * a command (threat 8).
 */
export const plainLines = (text: string): string => (text.includes(':') ? text.replace(COMMAND, '$1\\u003a') : text);
