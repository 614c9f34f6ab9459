import { engine } from './engines/engine';

/**
 * Some of many of a kind, evenly spread, for a file `*.test.ts`: `npm test` tries these; the matrix, which runs
 * such a file too, and the other engines try all.
 *
 * @param all at least one
 * @param count how many are enough
 */
export const sampleOf = <T>(all: readonly T[], count: number): readonly T[] => {
  if (process.env.COBBLE_WHOLE || engine !== 'chromium' || count >= all.length) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]!);
};
