/** Returns the median. Of an even number of values, the upper of the two. */
export const median = (figures: readonly number[]): number =>
  // There is at least one value, because each round has one.
  [...figures].sort((a, b) => a - b)[figures.length >> 1]!;
