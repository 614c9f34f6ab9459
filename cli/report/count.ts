/** Returns `1 error`, `2 errors`, `1,000 errors`. */
export const count = (number: number, word: string, plural = `${word}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? word : plural}`;
