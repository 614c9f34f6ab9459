/** For an even number of values, returns the upper of the two middle values. */
export const median = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[figures.length >> 1]!;
