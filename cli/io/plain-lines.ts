/** The start of a line that GitHub takes for a command: `::`, also behind blanks; colour codes don't count. */
const COMMAND = /^((?:[^\S\n]|\x1b\[[\d;]*[A-Za-z])*):(?=(?:\x1b\[[\d;]*m)*:)/gm;

/**
 * Text in which no line begins, leading blanks removed, with `::`: runners of GitHub read such a line of any program's
 * output as a command (threat 8). The first colon is written as `\u003a`.
 */
export const plainLines = (text: string): string => (text.includes(':') ? text.replace(COMMAND, '$1\\u003a') : text);
