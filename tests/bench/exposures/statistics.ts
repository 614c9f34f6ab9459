export const arms = ['control', 'variant'] as const;
export type Arm = (typeof arms)[number];
export type Counts = Record<Arm, number>;

/** One in a hundred random samples exceeds this chi-squared (one degree of freedom). */
export const CRITICAL_VALUE = 6.63;

/** Mulberry32. @returns a function that returns numbers from 0 to 1 */
export const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Chi-squared of a fair assignment. */
export const unevenness = ({ control, variant }: Counts): number => (control - variant) ** 2 / (control + variant);

/** Chi-squared of the 2 by 2 table, to test whether the arms' exposed shares differ. */
export const differenceOf = (exposed: Counts, assigned: Counts): number => {
  const share = (exposed.control + exposed.variant) / (assigned.control + assigned.variant);
  if (share === 1 || share === 0) return 0;
  return arms.reduce((sum, arm) => {
    const expected = assigned[arm] * share;
    const squared = (exposed[arm] - expected) ** 2;
    return sum + squared / expected + squared / (assigned[arm] - expected);
  }, 0);
};
