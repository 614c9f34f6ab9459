import type { Uncovered } from '../test/coverage';

/** What is said of what no case shows, behind its name. */
export const uncoveredSaid: Readonly<Record<Uncovered['kind'], string>> = {
  match: ' matches in no case',
  hit: ' is hit by no case',
  miss: ' is missed by no case',
};
