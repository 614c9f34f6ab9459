import { limits } from './limits';
import { patternGraph } from './pattern-graph';
import { worstCase } from './worst-case';

/**
 * Maximum visits of a position, on the longest text. A chain of three loops takes a sixth of that, two or three
 * seconds. A chain of four takes 85 times as much.
 */
const MAX_VISITS = limits.input ** 3;

/** A lower limit would be useless, so the pattern is rejected. */
const MIN_LENGTH = 128;

/**
 * Returns the maximum length of a text on which backtracking stays quick. 0 rejects the pattern, for the reasons in
 * README.md.
 *
 * @param source of a valid pattern
 * @param flags if given, even `''`, the pattern is for any text without line ends, not for a URL
 */
export const inputLimit = (source: string, flags?: string): number => {
  try {
    const { visits, workAt } = worstCase(patternGraph(source, flags), limits.input);
    if (visits > MAX_VISITS) return 0;
    // Search for the length in binary steps, because the work grows with it.
    let maxLength = 0;
    for (let step: number = limits.input; step >= 1; step /= 2)
      if (workAt(maxLength + step) <= limits.steps) maxLength += step;
    return maxLength < MIN_LENGTH ? 0 : Math.min(maxLength, limits.input);
  } catch {
    return 0;
  }
};

export const isCatastrophic = (source: string, flags?: string): boolean => !inputLimit(source, flags);
