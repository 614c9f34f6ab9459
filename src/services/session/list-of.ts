/** A list that a page configured. One text is a list of one (threat 11); nothing is an empty one. */
export const listOf = <T>(given: T | readonly T[] | null | undefined): readonly T[] =>
  // TypeScript can't tell a list from a T that might be one.
  given === null || given === undefined ? [] : Array.isArray(given) ? (given as readonly T[]) : [given as T];
