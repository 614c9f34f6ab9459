import { engine } from './engines/engine';

/**
 * Returns an evenly spread sample of cases for `npm test`. `npm run test:all` and other engines get all cases.
 *
 * @param all at least one
 * @param count size of the sample
 */
export const sampleOf = <T>(all: readonly T[], count: number): readonly T[] => {
  if (process.env.COBBLE_WHOLE || engine !== 'chromium' || count >= all.length) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]!);
};
