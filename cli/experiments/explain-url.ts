import type { Experiment } from '../../src/services/experiments/config';
import { endless } from '../../src/services/experiments/endless';
import { explain } from '../../src/services/experiments/explain';
import type { Explanation } from '../../src/services/experiments/explain-with';
import { limits } from '../../src/services/experiments/expression';
import { pattern } from '../../src/services/experiments/pattern';
import type { Target } from '../../src/services/experiments/targeting';
import { ready } from '../../src/services/experiments/targeting';

/**
 * Explains what the engine says of an experiment and a URL. To find the words, the engine's own explanation tries
 * patterns again, also on a path or query that is too long for the engine, where one can take hours: that case is
 * explained here (threat 9).
 */
export const explainUrl = (experiment: Experiment, url: Target): Explanation => {
  const reason = ready(experiment, endless)(url);
  const part = reason.startsWith('search') ? 'search' : 'pathname';
  const text = url[part];
  const sources = reason === 'domain' || reason === 'match' ? null : experiment.rules[reason];
  // A pattern that is missing or refused is told of before any is tried.
  if (text.length <= limits.input || !sources || sources.some((source) => typeof pattern(source, endless) === 'string'))
    return explain(experiment, url);
  const word = part === 'search' ? 'query' : 'path';
  return {
    reason,
    part,
    text,
    sentence: `the ${word} has ${text.length.toLocaleString('en-US')} characters, and at most ${limits.input.toLocaleString('en-US')} are judged`,
  };
};
