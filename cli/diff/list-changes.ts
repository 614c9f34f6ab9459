/** What two lists differ in. */
export interface ListChanges {
  added: string[];
  removed: string[];
}

/**
 * What is to be removed from one list and added to it to get another one, in order. The order counts: a text that has
 * moved is removed and added. As much as possible stays. Takes little longer than the lists are long.
 *
 * @param before each text once
 * @param after each text once
 */
export const listChanges = (before: readonly string[], after: readonly string[]): ListChanges => {
  const places = new Map(before.map((text, index) => [text, index]));
  const stays = new Set(longestRising(after.flatMap((text) => places.get(text) ?? [])).map((index) => before[index]));
  return { added: after.filter((text) => !stays.has(text)), removed: before.filter((text) => !stays.has(text)) };
};

/** One of the numbers that is the last of a rising row, and the row before it. */
interface Row {
  last: number;
  rest: Row | undefined;
}

/** The longest rising row among numbers, each once, from left to right. */
const longestRising = (numbers: readonly number[]): number[] => {
  /** By length less one: of the rows of that length, the one that ends lowest. */
  const rows: Row[] = [];
  for (const number of numbers) {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.last ?? Infinity) < number) low = middle + 1;
      else high = middle;
    }
    rows[low] = { last: number, rest: rows[low - 1] };
  }
  const longest: number[] = [];
  for (let row = rows.at(-1); row; row = row.rest) longest.push(row.last);
  return longest.reverse();
};
