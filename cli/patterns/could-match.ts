import type { PatternGraph } from '../../src/experiments/engine/pattern-graph';
import { SEARCH } from '../../src/experiments/engine/pattern-graph';
import { must } from '../io/errors';

/**
 * Whether a pattern may match a text, in a time that grows with the text's length only: a pattern that stalls must not
 * be tried.
 *
 * @param text of characters that the graph knows
 * @returns false only where it certainly doesn't match: assertions other than `^` and `$` count as met
 */
export const couldMatch = ({ sets, reads, next, accepts }: PatternGraph, text: string): boolean => {
  // An edge is read more than once by `^^`.
  const symbols = ['^', '^', ...[...text].map((char) => (/\w/.test(char) ? char : `\\${char}`)), '$', '$'];
  let places = new Set([SEARCH]);
  for (const symbol of symbols) {
    const read = sets.of(symbol);
    const after = new Set<number>();
    for (const place of places)
      for (const position of must(next[place], 'what comes after a position'))
        if (must(reads[position], 'what a position reads') & read) after.add(position);
    places = after;
    if ([...places].some((place) => accepts.has(place))) return true;
  }
  return false;
};
