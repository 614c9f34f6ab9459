/**
 * Gives a value that is there unless Cobble itself is wrong.
 *
 * @param what the value, for the message
 * @throws Error when it is not there
 */
export const must = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined)
    throw new Error(`${what} is missing: this is a mistake in Cobble, please report it`);
  return value;
};
