/** Rows of a list at most. A reader that cuts a list before it is read passes on one row more, so that it is said. */
export const ROWS = 2000;
/** Letters of a text at most. */
const letters = 20_000;
/** Lists and objects in one another at most. */
const levels = 12;
/** All of it together, in letters; anything that is no text counts as 16. */
const whole = 1_000_000;

/** An answer as far as it can be drawn in bounded time. */
export interface Bounded<T> {
  /** The same object where nothing had to be left out. */
  readonly data: T;
  readonly isCut?: boolean;
}

/**
 * Cuts what is too much to be drawn out of an answer that was read (threat 9): rows, letters and levels without end,
 * however they are spread. Only plain objects and lists are looked into; all else (a `Date`, a cleaned article) stays
 * as it is.
 */
export const bounded = <T>(data: T): Bounded<T> => {
  let room = whole;
  let isCut = false;
  const cut = <V>(value: V): V => {
    isCut = true;
    return value;
  };
  const take = (value: unknown, level: number): unknown => {
    room -= 16;
    if (typeof value === 'string') {
      const most = Math.max(0, Math.min(letters, room));
      room -= Math.min(value.length, letters);
      return value.length > most ? cut(`${value.slice(0, most)}…`) : value;
    }
    if (!isPlain(value)) return value;
    // Of its kind: what reads it expects a list, or a record.
    if (level > levels || room <= 0) return cut(Array.isArray(value) ? [] : {});
    if (Array.isArray(value)) {
      const rows: unknown[] = [];
      for (const row of value) {
        if (rows.length === ROWS || room <= 0) return cut(rows);
        rows.push(take(row, level + 1));
      }
      return rows;
    }
    // Entries: a member may be called `__proto__`.
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, take(one, level + 1)]));
  };
  // What is left of a value is of its kind.
  const taken = take(data, 0) as T;
  return { data: isCut ? taken : data, isCut };
};

const isPlain = (value: unknown): value is Record<string, unknown> | unknown[] =>
  Array.isArray(value) || (!!value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
