/** What files may be added. */
export interface FileLimits {
  /** How many at most. */
  readonly count: number;
  /** Bytes at most. */
  readonly size: number;
  /** As in `accept`: `image/*, text/plain, .log`. Empty takes any. */
  readonly types: string;
}

/** Why a file can not be added; undefined when it can. */
export const checkFile = (
  { name, size, type }: File,
  already: number,
  limits: FileLimits,
): 'many' | 'type' | 'size' | 'empty' | undefined => {
  const types = limits.types
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const fits = (one: string) =>
    one.startsWith('.')
      ? name.toLowerCase().endsWith(one)
      : one.endsWith('/*')
        ? type.startsWith(one.slice(0, -1))
        : type === one;
  return already >= limits.count
    ? 'many'
    : types.length && !types.some(fits)
      ? 'type'
      : size > limits.size
        ? 'size'
        : size
          ? undefined
          : 'empty';
};
