/** Maximum rows in a list. A caller that shortens a list must keep `ROWS + 1` rows, so that `bounded` sets `isCut`. */
export const ROWS = 2000;
const MAX_TEXT_LENGTH = 20_000;
const MAX_DEPTH = 12;
/** Maximum size: 16 for each value, plus the length of each string. */
const MAX_SIZE = 1_000_000;

export interface Bounded<T> {
  readonly data: T;
  readonly isCut?: boolean;
}

/** Shortens data that is too large to render (threat 9). Leaves class instances unchanged. */
export const bounded = <T>(data: T): Bounded<T> => {
  let remaining = MAX_SIZE;
  let isCut = false;
  const cut = <V>(value: V): V => {
    isCut = true;
    return value;
  };
  const take = (value: unknown, level: number): unknown => {
    remaining -= 16;
    if (typeof value === 'string') {
      const length = Math.max(0, Math.min(MAX_TEXT_LENGTH, remaining));
      remaining -= Math.min(value.length, MAX_TEXT_LENGTH);
      return value.length > length ? cut(`${value.slice(0, length)}…`) : value;
    }
    if (!isPlain(value)) return value;
    // Return an empty value of the type that the caller expects.
    if (level > MAX_DEPTH || remaining <= 0) return cut(Array.isArray(value) ? [] : {});
    if (Array.isArray(value)) {
      const rows: unknown[] = [];
      for (const row of value) {
        if (rows.length === ROWS || remaining <= 0) return cut(rows);
        rows.push(take(row, level + 1));
      }
      return rows;
    }
    // Unlike an assignment, `fromEntries` is safe for a key `__proto__`.
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, take(member, level + 1)]));
  };
  const taken = take(data, 0) as T;
  return { data: isCut ? taken : data, isCut };
};

const isPlain = (value: unknown): value is Record<string, unknown> | unknown[] =>
  Array.isArray(value) || (!!value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
