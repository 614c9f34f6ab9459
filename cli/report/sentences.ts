/** Joins a message and its fix, with a full stop between if it lacks one. */
export const sentences = (message: string, mend: string): string =>
  `${message}${/[.?!]$/.test(message) ? '' : '.'} ${mend}`;
