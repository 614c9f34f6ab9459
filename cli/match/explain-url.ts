import type { Target } from '../../src/experiments/engine/compile-experiment';
import { compileExperiment } from '../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../src/experiments/engine/config';
import type { Explanation } from '../../src/experiments/engine/explain-with';
import { isCatastrophic } from '../../src/experiments/engine/is-catastrophic';
import { limits } from '../../src/experiments/engine/limits';
import { patternOrReason } from '../../src/experiments/engine/pattern-or-reason';
import { explain } from './explain';

/**
 * Explains what the engine says of an experiment and a URL. To find the words, the engine's own explanation tries
 * patterns again, also on a path or query that is too long for the engine, where one can take hours: that case is
 * explained here (threat 9).
 */
export const explainUrl = (experiment: Experiment, url: Target): Explanation => {
  const reason = compileExperiment(experiment, isCatastrophic)(url);
  const part = reason.startsWith('search') ? 'search' : 'pathname';
  const text = url[part];
  const sources = reason === 'domain' || reason === 'match' ? null : experiment.rules[reason];
  // A pattern that is missing or refused is told of before any is tried.
  if (
    text.length <= limits.input ||
    !sources ||
    sources.some((source) => typeof patternOrReason(source, isCatastrophic) === 'string')
  )
    return explain(experiment, url);
  const word = part === 'search' ? 'query' : 'path';
  return {
    reason,
    part,
    text,
    sentence: `the ${word} has ${text.length.toLocaleString('en-US')} characters, and at most ${limits.input.toLocaleString('en-US')} are judged`,
  };
};
