/** A list of an answer without its gaps; empty for anything else. */
export const rowsOf = <T>(list: readonly T[] | undefined): readonly T[] =>
  Array.isArray(list) ? list.filter((one: T | null) => one != null) : [];
