/** Makes keys unique, because an answer may have duplicate ids. */
export const withKeys = <T>(
  list: readonly T[],
  idOf: (item: T, index: number) => string,
): (readonly [key: string, item: T])[] => {
  const seen = new Map<string, number>();
  return list.map((item, index) => {
    const id = idOf(item, index);
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return [`${count} ${id}`, item];
  });
};
