export interface ListChanges {
  added: string[];
  removed: string[];
}

/**
 * Returns the fewest changes that turn one list into another, in O(n log n). A moved string counts as removed and
 * added. Neither list may have duplicates.
 */
export const listChanges = (before: readonly string[], after: readonly string[]): ListChanges => {
  const places = new Map(before.map((text, index) => [text, index]));
  const stays = new Set(
    longestIncreasing(after.flatMap((text) => places.get(text) ?? [])).map((index) => before[index]),
  );
  return { added: after.filter((text) => !stays.has(text)), removed: before.filter((text) => !stays.has(text)) };
};

interface Row {
  last: number;
  rest: Row | undefined;
}

const longestIncreasing = (numbers: readonly number[]): number[] => {
  /** `rows[n]` is the increasing subsequence of length n + 1 whose last number is lowest. */
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
