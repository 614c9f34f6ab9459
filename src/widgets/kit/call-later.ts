/**
 * Calls the module's default export once the module has loaded. Ignores failures, because the widget works without it.
 */
export const callLater = <Values extends unknown[]>(
  module: Promise<{ default(...values: Values): void }>,
  ...values: Values
): void => void module.then(({ default: call }) => call(...values)).catch(() => {});
