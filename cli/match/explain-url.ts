import type { Target } from '../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../src/experiments/engine/config';
import type { Explanation } from '../../src/experiments/engine/explain-with';
import { inputLimit } from '../../src/experiments/engine/is-catastrophic';
import { patternOrReason } from '../../src/experiments/engine/pattern-or-reason';
import { explain } from './explain';

/**
 * Explains what the engine says of an experiment and a URL. If the path or query is too long for a pattern, the sentence
 * has both lengths.
 */
export const explainUrl = (experiment: Experiment, url: Target): Explanation => {
  const explanation = explain(experiment, url);
  const { reason, part, text, pattern } = explanation;
  const made = reason === 'match' || pattern === undefined ? '' : patternOrReason(pattern, inputLimit);
  if (typeof made === 'string' || text.length <= made.longest) return explanation;
  const [length, longest] = [text.length, made.longest].map((count) => count.toLocaleString('en-US'));
  const word = part === 'search' ? 'query' : 'path';
  return {
    ...explanation,
    sentence: `the ${word} has ${length} characters, and at most ${longest} are judged by ${pattern}`,
  };
};
