import { limits } from './limits';
import { patternGraph } from './pattern-graph';
import { worstCase } from './worst-case';

/**
 * Maximum visits to one position of the pattern, for the longest string. Allows three consecutive loops (2 to 3 s), but
 * not four.
 */
const MAX_VISITS = limits.input ** 3;

const MIN_LENGTH = 128;

/**
 * Returns the maximum string length for which backtracking stays quick, or 0 to reject the pattern. README.md explains
 * how.
 *
 * @param flags the flags (or `''`) of a pattern for any text without line ends; undefined for URLs
 */
export const inputLimit = (source: string, flags?: string): number => {
  try {
    const { visits, workAt } = worstCase(patternGraph(source, flags), limits.input);
    if (visits > MAX_VISITS) return 0;
    // A longer input never takes less work, so a binary search finds the longest input within the limit.
    let maxLength = 0;
    for (let step: number = limits.input; step >= 1; step /= 2)
      if (workAt(maxLength + step) <= limits.steps) maxLength += step;
    return maxLength < MIN_LENGTH ? 0 : Math.min(maxLength, limits.input);
  } catch {
    return 0;
  }
};

export const isCatastrophic = (source: string, flags?: string): boolean => !inputLimit(source, flags);
