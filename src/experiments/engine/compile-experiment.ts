import type { Experiment, RuleName } from './config';
import { compilePattern, type Proof } from './patterns/compile-pattern';
import type { Problem } from './problem';

/** The parts of a URL as in `location`: percent-encoded, and with the `?` in `search`. */
export interface Target {
  hostname: string;
  pathname: string;
  search: string;
}

export type Reason = 'match' | 'domain' | RuleName;

export type Decide = (url: Target) => Reason;

export type RunTest = (test: () => boolean) => boolean;

/**
 * Compiles an experiment (EXP-5). The experiment doesn't match if a pattern is rejected, or the path or query is too
 * long for a pattern.
 *
 * @param proof checks the patterns for which `quickLimit` returns 0. Default: reject these patterns
 * @param run runs each pattern's test. The returned function throws `run`'s errors
 */
export const compileExperiment = (
  experiment: Experiment,
  proof?: Proof,
  onProblem?: (problem: Problem) => void,
  run: RunTest = (test) => test(),
): Decide => {
  const rules = (Object.entries(experiment.rules) as [RuleName, readonly string[] | null][]).map(
    ([rule, sources]): Decide => {
      if (!sources) return () => rule;
      try {
        return compileRule(rule, sources, proof, run);
      } catch (error) {
        onProblem?.({ code: 'rejected-pattern', at: experiment.name, values: { error } });
        return () => rule;
      }
    },
  );
  return (url) => {
    if (experiment.domain !== url.hostname) return 'domain';
    for (const decide of rules) {
      const reason = decide(url);
      if (reason !== 'match') return reason;
    }
    return 'match';
  };
};

const compileRule = (rule: RuleName, sources: readonly string[], proof: Proof | undefined, run: RunTest): Decide => {
  const part = rule.startsWith('search') ? 'search' : 'pathname';
  const isInclude = rule.endsWith('include');
  const patterns = sources.map((source) => compilePattern(source, proof));
  return (url) => {
    if (!patterns[0]) return 'match';
    const text = url[part];
    if (patterns.some(({ maxLength }) => text.length > maxLength)) return rule;
    return patterns.some(({ expression }) => run(() => expression.test(text))) === isInclude ? 'match' : rule;
  };
};
