/**
 * Asserts that a value exists.
 *
 * @param what the value's name, for the message
 * @throws Error if it is missing, which is a bug of the examples
 */
export const must = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`${what} is missing. This is a bug in the examples`);
  return value;
};
