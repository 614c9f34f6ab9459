import { compilePattern, type Proof } from './compile-pattern';
import type { Experiment, RuleName } from './config';

/** The parts of a URL that decide, as `location` and `URL` give them: percent-encoded, the query with its `?`. */
export interface Target {
  hostname: string;
  pathname: string;
  search: string;
}

/** Why an experiment runs on a page, or the first rule by which it does not, in the order domain, url, search. */
export type Reason = 'match' | 'domain' | RuleName;

/** One experiment made ready for URLs. */
export type Decide = (url: Target) => Reason;

/** Runs a pattern's test. One that throws ends the decision. */
export type RunTest = (test: () => boolean) => boolean;

/**
 * The plain definition of EXP-5, for one experiment. Whatever can't be judged decides against the experiment: a rejected
 * pattern, and a path or query that is too long for one of the rule's patterns.
 *
 * @param proof judges the patterns that need a proof; without it they are rejected
 * @param refused told of each pattern that is refused, in words
 * @param run runs each pattern's test
 */
export const compileExperiment = (
  experiment: Experiment,
  proof?: Proof,
  refused?: (sentence: string) => void,
  run: RunTest = (test) => test(),
): Decide => {
  // The keys of the four rules, which TypeScript gives as texts.
  const rules = (Object.entries(experiment.rules) as [RuleName, readonly string[] | null][]).map(
    ([rule, sources]): Decide => {
      const part = rule.startsWith('search') ? 'search' : 'pathname';
      const wanted = rule.includes('include');
      try {
        const patterns = sources!.map((source) => compilePattern(source, proof));
        return (url) => {
          const text = url[part];
          return patterns[0] &&
            (patterns.some(({ longest }) => text.length > longest) ||
              patterns.some(({ expression }) => run(() => expression.test(text))) !== wanted)
            ? rule
            : 'match';
        };
      } catch (error) {
        // A missing include is no refusal.
        if (sources) refused?.(`${experiment.name}: ${error}`);
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
