import { limits } from './limits';
import { patternGraph } from './pattern-graph';
import { worstCase } from './worst-case';

/**
 * How often the search may visit a position on the longest text: the cube of the text's length. A chain of three loops
 * takes a sixth of that, which is two or three seconds on a text made for it. A chain of four takes 85 times as much.
 */
const MAX_VISITS = limits.input ** 3;

/** A lower limit, in characters, would be useless: the pattern is rejected. */
const MIN_LENGTH = 128;

/**
 * Returns how long a text a pattern may be tried on, in characters, so that backtracking stays quick. 0 rejects the
 * pattern. README.md says what is rejected and why.
 *
 * @param source of a valid pattern
 * @param flags of a pattern for any text without line ends, may be `''`; without them the pattern is for a URL
 */
export const inputLimit = (source: string, flags?: string): number => {
  try {
    const { visits, workAt } = worstCase(patternGraph(source, flags), limits.input);
    if (visits > MAX_VISITS) return 0;
    // Binary search, as the work grows with the length.
    let maxLength = 0;
    for (let step: number = limits.input; step >= 1; step /= 2)
      if (workAt(maxLength + step) <= limits.steps) maxLength += step;
    return maxLength < MIN_LENGTH ? 0 : Math.min(maxLength, limits.input);
  } catch {
    // Its syntax is rejected, or it is too large to be judged.
    return 0;
  }
};

/** Whether a pattern is rejected whatever the text's length. Takes the parameters of `inputLimit`. */
export const isCatastrophic = (source: string, flags?: string): boolean => !inputLimit(source, flags);
