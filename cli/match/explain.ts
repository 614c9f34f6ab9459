import { compileExperiment, type Target } from '../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../src/experiments/engine/config';
import { type Explanation, explainWith } from '../../src/experiments/engine/explain';
import { tryCompilePattern } from '../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import { grouped } from '../io/messages';
import { plainExample } from '../patterns/sample-texts';

export const explain = (experiment: Experiment, url: Target): Explanation =>
  explainWith((tested, onProblem) => compileExperiment(tested, inputLimit, onProblem)(url), experiment, url);

export const explainUrl = (experiment: Experiment, url: Target): Explanation => {
  const explanation = explain(experiment, url);
  const { code, part, text, pattern } = explanation;
  if (code === 'miss' && differsInCase(experiment, explanation, url))
    return {
      ...explanation,
      sentence: `${explanation.sentence}: only the case differs, and patterns are case-sensitive`,
    };
  if (code !== 'too-long' || pattern === undefined) return explanation;
  const maxLength = tryCompilePattern(pattern, inputLimit)?.maxLength ?? 0;
  const word = part === 'search' ? 'query' : 'path';
  const sentence = `the ${word} has ${grouped(text.length)} characters, more than the limit of ${grouped(maxLength)} for ${pattern}`;
  return { ...explanation, sentence };
};

const differsInCase = (experiment: Experiment, { reason, part, text }: Explanation, url: Target): boolean => {
  if (reason === 'domain' || reason === 'match') return false;
  const { hostname, pathname, search } = url;
  const lower = { hostname, pathname, search, [part]: text.toLowerCase() };
  if (lower[part] !== text && explain(experiment, lower).reason !== reason) return true;
  const sources = experiment.rules[reason] ?? [];
  const urlPart = part === 'search' ? 'search' : 'url';
  // Lowercase only plain patterns: in others, case may have a meaning, as in `\S`.
  if (!sources.every((source) => plainExample(urlPart, source))) return false;
  const rules = { ...experiment.rules, [reason]: sources.map((source) => source.toLowerCase()) };
  return explain({ ...experiment, rules }, lower).reason !== reason;
};
