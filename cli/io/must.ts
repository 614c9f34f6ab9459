/**
 * Returns a value that is only missing if Cobble has a bug.
 *
 * @throws Error if `what` is missing
 */
export const must = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined)
    throw new Error(`${what} is missing: this is a mistake in Cobble, please report it`);
  return value;
};
