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

/**
 * Whether a pattern is refused because the browser's backtracking can take practically forever on it. There are texts
 * then that it can read in ever more ways, and it tries them all before it gives up.
 *
 * Refused are patterns with a loop that reads the same text in two ways, as `(a+)+` or `(a|aa)*` (exponential: twice
 * the work for each round), chains of four loops that can read the same text, as `^.*.*.*.*x` (a power of the length),
 * and so many choices in a row that they come to the same, as forty times `a?`. The search counts as a loop where the
 * pattern does not begin with `^`: it begins at each place of the text, so `.*.*.*x` is a chain of four. What can no
 * longer fail counts for nothing: `.*foo.*bar.*` is one of three. A nested loop that tells its rounds apart, as
 * `(/[^/]+)*`, is fine. Refused too is what is too large to be judged, and syntax that only the newest browsers know.
 *
 * @param source of a valid pattern
 * @param flags of a pattern that is for any text without line ends, may be `''`; without them it is for a URL
 */
export const isCatastrophic = (source: string, flags?: string): boolean => {
  // Inline flags and names used twice came in 2025: to some browsers they are a fault, and to Node 20. All are to
  // agree.
  const unescaped = source.replace(/\\[^]|\[(?:\\[^]|[^\]])*]/g, '_');
  if (/\(\?[^:=!<]|\(\?<(\w+)>.*\(\?<\1>/s.test(unescaped)) return true;
  try {
    return worstCase(patternGraph(source, flags), LONGEST).visits > MOST_VISITS;
  } catch {
    return true;
  }
};
