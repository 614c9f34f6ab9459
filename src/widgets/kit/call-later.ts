/** Ignores failures, because the widget works without the module. */
export const callLater = <Values extends unknown[]>(
  module: Promise<{ default(...values: Values): void }>,
  ...values: Values
): void => void module.then(({ default: call }) => call(...values)).catch(() => {});
