/** Joins a message and its mend into one text, with a full stop between unless the message brings its own end. */
export const sentences = (message: string, mend: string): string =>
  `${message}${/[.?!]$/.test(message) ? '' : '.'} ${mend}`;
