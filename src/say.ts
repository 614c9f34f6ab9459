/**
 * Says something in the console. Old pages replace `console` by `{}`, or by methods that throw: nothing breaks of that
 * (LDR-6).
 *
 * @param words what the browser's own method takes
 */
export const say = (level: 'error' | 'warn', ...words: readonly unknown[]): void => {
  try {
    console[level](...words);
  } catch {
    /* Nobody can be told. */
  }
};
