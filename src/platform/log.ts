/**
 * Logs to the console. Old pages replace `console` by `{}`, or by methods that throw; neither breaks anything (LDR-6).
 *
 * @param values the values for the console's method
 */
export const log = (level: 'error' | 'warn', ...values: readonly unknown[]): void => {
  try {
    console[level](...values);
  } catch {
    /* Nothing else can report it. */
  }
};
