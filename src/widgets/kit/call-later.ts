/** Calls an optional module's default export, and ignores errors. */
export const callLater = <Values extends unknown[]>(
  module: Promise<{ default(...values: Values): void }>,
  ...values: Values
): void => void module.then(({ default: call }) => call(...values)).catch(() => {});
