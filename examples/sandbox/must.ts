/** Returns a value that is missing only if the examples have a bug. */
export const must = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`${what} is missing: this is a mistake in the examples`);
  return value;
};
