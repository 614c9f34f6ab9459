import { compileExperiment, type Target } from '../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../src/experiments/engine/config';
import { type Explanation, explainWith } from '../../src/experiments/engine/explain';
import { tryCompilePattern } from '../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import { grouped } from '../io/messages';

export const explain = (experiment: Experiment, url: Target): Explanation =>
  explainWith((asked, onProblem) => compileExperiment(asked, inputLimit, onProblem)(url), experiment, url);

/** Adds both lengths if the path or query is too long for a pattern. */
export const explainUrl = (experiment: Experiment, url: Target): Explanation => {
  const explanation = explain(experiment, url);
  const { code, part, text, pattern } = explanation;
  if (code !== 'too-long' || pattern === undefined) return explanation;
  const maxLength = tryCompilePattern(pattern, inputLimit)?.maxLength ?? 0;
  const word = part === 'search' ? 'query' : 'path';
  const sentence = `the ${word} has ${grouped(text.length)} characters, more than the limit of ${grouped(maxLength)} for ${pattern}`;
  return { ...explanation, sentence };
};
