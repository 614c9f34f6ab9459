/** Logs values. Never throws, although old pages replace `console` by `{}`, or by methods that throw (LDR-6). */
export const log = (level: 'error' | 'warn', ...values: readonly unknown[]): void => {
  try {
    console[level](...values);
  } catch {}
};
