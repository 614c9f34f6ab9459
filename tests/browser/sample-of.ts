import { engine } from './engines/engine';

/**
 * Returns some of many cases, evenly spread, for `npm test`. `npm run test:all` and the other engines get all of them.
 *
 * @param all at least one
 * @param count how many are enough
 */
export const sampleOf = <T>(all: readonly T[], count: number): readonly T[] => {
  if (process.env.COBBLE_WHOLE || engine !== 'chromium' || count >= all.length) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]!);
};
