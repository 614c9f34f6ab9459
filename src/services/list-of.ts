/** A list that a page configured. One text is a list of one (threat 11); nothing is an empty one. */
export const listOf = <T>(given: T | readonly T[] | null | undefined): readonly T[] =>
  given === null || given === undefined ? [] : Array.isArray(given) ? (given as readonly T[]) : [given as T];
