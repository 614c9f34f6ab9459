/**
 * The things of an answer's list with a key each: an id that comes twice is two keys, so that what a broken answer
 * repeats is drawn twice and breaks nothing.
 */
export const withKeys = <T>(
  list: readonly T[],
  idOf: (one: T, index: number) => string,
): (readonly [key: string, one: T])[] => {
  const seen = new Map<string, number>();
  return list.map((one, index) => {
    const id = idOf(one, index);
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return [`${times} ${id}`, one];
  });
};
