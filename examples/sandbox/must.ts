export const must = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`${what} is missing. This is a bug in the examples`);
  return value;
};
