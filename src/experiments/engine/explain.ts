import type { Reason, Target } from './compile-experiment';
import type { Experiment, RuleName } from './config';
import type { Problem } from './problem';

export interface Explanation {
  reason: Reason;
  code: 'domain' | 'no-include' | 'rejected' | 'too-long' | 'hit' | 'miss';
  pattern?: string;
  /** The part of the URL that decided the result. Always `pathname` if the experiment matches. */
  part: 'hostname' | 'pathname' | 'search';
  text: string;
  span?: readonly [number, number];
  sentence: string;
}

export type Engine = (experiment: Experiment, onProblem: (problem: Problem) => void) => Reason;

interface Tried {
  source: string;
  isHit: boolean;
  isTooLong: boolean;
  rejected: Extract<Problem, { code: 'rejected-pattern' }> | undefined;
}

/** The `engine` is a parameter, so that pages don't load it twice. */
export const explainWith = (engine: Engine, experiment: Experiment, url: Target): Explanation => {
  const reason = engine(experiment, () => {});
  if (reason === 'domain') {
    const { domain } = experiment;
    const sentence = domain ? `the domain is ${url.hostname}, not ${domain}` : 'it has no domain';
    return { reason, code: 'domain', part: 'hostname', text: url.hostname, sentence };
  }
  const rule = reason === 'match' ? 'url-include' : reason;
  const part = rule.startsWith('search') ? 'search' : 'pathname';
  const sources = experiment.rules[rule];
  const name = rule.replace('-', '.');
  const base = { reason, part, text: url[part] } as const;
  if (!sources) return { ...base, code: 'no-include', sentence: `it has no ${name}, so it never runs` };
  const tried = sources.map((source) => tryPattern(engine, experiment, rule, source));
  return { ...base, ...explainPatterns(tried, base, name) };
};

const explainPatterns = (
  tried: readonly Tried[],
  { reason, part, text }: Pick<Explanation, 'reason' | 'part' | 'text'>,
  name: string,
): Pick<Explanation, 'code' | 'pattern' | 'span' | 'sentence'> => {
  const word = part === 'search' ? 'query' : 'path';
  for (const { source, rejected } of tried) {
    if (!rejected) continue;
    return { code: 'rejected', pattern: source, sentence: `${name} is rejected: ${rejected.values.error}` };
  }
  const tooLong = tried.find(({ isTooLong }) => isTooLong)?.source;
  if (tooLong)
    return { code: 'too-long', pattern: tooLong, sentence: `the ${word} is too long for ${name} ${tooLong}` };
  for (const { source, isHit } of tried) {
    const match = isHit && RegExp(source).exec(text);
    if (!match) continue;
    const rest = reason === 'match' ? ', and no exclude does' : '';
    const span = [match.index, match.index + match[0].length] as const;
    return { code: 'hit', pattern: source, span, sentence: `${name} ${source} matches the ${word}${rest}` };
  }
  const all = tried.map(({ source }) => source);
  return {
    code: 'miss',
    pattern: all.length === 1 ? all[0] : undefined,
    sentence: `the ${word} ${text ? '' : 'is empty and '}doesn't match ${name} ${all.join(' or ')}`,
  };
};

const tryPattern = (engine: Engine, experiment: Experiment, rule: RuleName, source: string): Tried => {
  let rejected: Tried['rejected'];
  const runsBy = (only: RuleName): boolean =>
    engine({ ...experiment, rules: { ...NO_RULES, [only]: [source] } }, (problem) => {
      if (problem.code === 'rejected-pattern') rejected = problem;
    }) === 'match';
  const [include, exclude] = rule.startsWith('search')
    ? (['search-include', 'search-exclude'] as const)
    : (['url-include', 'url-exclude'] as const);
  const isHit = runsBy(include);
  // An overlong string prevents a match, whether the pattern is an include or an exclude.
  return { source, isHit, isTooLong: !isHit && !runsBy(exclude), rejected };
};

const NO_RULES: Experiment['rules'] = {
  'url-include': [],
  'url-exclude': [],
  'search-include': [],
  'search-exclude': [],
};
