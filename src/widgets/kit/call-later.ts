/** Calls the default export of a lazily imported module. The widget works without it, so failures are ignored. */
export const callLater = <Values extends unknown[]>(
  module: Promise<{ default(...values: Values): void }>,
  ...values: Values
): void => void module.then(({ default: call }) => call(...values)).catch(() => {});
