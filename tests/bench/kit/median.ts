/** The middle one of some figures; of an even number the upper of the two. */
export const median = (figures: readonly number[]): number =>
  // There is one figure at least: a round gives one.
  [...figures].sort((a, b) => a - b)[figures.length >> 1]!;
