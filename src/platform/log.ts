/** Never throws, although old pages replace `console` with `{}` or with methods that throw (LDR-6). */
export const log = (level: 'error' | 'warn', ...values: readonly unknown[]): void => {
  try {
    console[level](...values);
  } catch {}
};
