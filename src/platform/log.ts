/** Never throws, although old pages replace `console` with `{}` or throwing methods (LDR-6). */
export const log = (level: 'error' | 'warn', ...values: readonly unknown[]): void => {
  try {
    console[level](...values);
  } catch {}
};
