import { engine } from './engines/engine';

/**
 * Returns evenly spread cases for `npm test`. `npm run test:all` and other engines get all cases.
 *
 * @param all At least one case
 */
export const sampleOf = <T>(all: readonly T[], count: number): readonly T[] => {
  if (process.env.COBBLE_WHOLE || engine !== 'chromium' || count >= all.length) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]!);
};
