import { patternGraph } from './pattern-graph';
import { worstCase } from './worst-case';

/**
 * Characters of the longest text, as `limits.input`: the proof is loaded by itself, and a file that it shared would be
 * one more request.
 */
const LONGEST = 2048;

/**
 * How often the search may come to a position of a pattern, on the longest text: the cube of its length. A chain of
 * three loops takes a sixth of that, which is two or three seconds on a text made for it; one of four takes 85 times as
 * much.
 */
const MOST_VISITS = LONGEST ** 3;

/** All positions together, on a text that a pattern is tried on, as for `quickLimit`. */
const MOST_WORK = 2 ** 24;

/** Characters that a pattern can be tried on at least. A lower limit would be of no use. */
const SHORTEST = 128;

/**
 * Returns how many characters of input a pattern may be tried on: as many as the browser's backtracking is quick on, or
 * 0 for a pattern that it can take practically forever on.
 *
 * Rejected are patterns with a loop that reads the same text in two ways, as `(a+)+` or `(a|aa)*` (exponential: twice
 * the work for each round), chains of four loops that can read the same text, as `^.*.*.*.*x` (a power of the length),
 * and so many choices in a row that they come to the same, as forty times `a?`. The search counts as a loop where the
 * pattern does not begin with `^`: it begins at each place of the text, so `.*.*.*x` is a chain of four. What can no
 * longer fail counts for nothing: `.*foo.*bar.*` is one of three, which gets a lower limit. A nested loop that tells its
 * rounds apart, as `(/[^/]+)*`, is fine. Rejected too are patterns that are too large to be judged, and syntax that
 * only the newest browsers know.
 *
 * @param source of a valid pattern
 * @param flags of a pattern that is for any text without line ends, may be `''`; without them it is for a URL
 */
export const inputLimit = (source: string, flags?: string): number => {
  try {
    const { visits, workAt } = worstCase(patternGraph(source, flags), LONGEST);
    if (visits > MOST_VISITS) return 0;
    // The work grows with the length, so the limit is found bit by bit.
    let longest = 0;
    for (let step = LONGEST; step >= 1; step /= 2) if (workAt(longest + step) <= MOST_WORK) longest += step;
    return longest < SHORTEST ? 0 : Math.min(longest, LONGEST);
  } catch {
    return 0;
  }
};

/** Whether a pattern is rejected whatever the text's length, with parameters as `inputLimit` has them. */
export const isCatastrophic = (source: string, flags?: string): boolean => !inputLimit(source, flags);
