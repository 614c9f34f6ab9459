import { grouped } from '../io/messages';
/** Returns `1 error`, `2 errors`, `1,000 errors`. */
export const count = (number: number, word: string, plural = `${word}s`): string =>
  `${grouped(number)} ${number === 1 ? word : plural}`;
