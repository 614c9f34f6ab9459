import { compilePattern, type Proof } from './compile-pattern';
import type { Experiment, RuleName } from './config';
import { limits } from './limits';

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

/**
 * The plain definition of EXP-5, for one experiment. Whatever can't be judged decides against the experiment.
 *
 * @param isCatastrophic says which patterns are refused; without it, all that need a proof are
 * @param refused told of each pattern that is refused, in words
 */
export const compileExperiment = (
  experiment: Experiment,
  isCatastrophic?: Proof,
  refused?: (sentence: string) => void,
): Decide => {
  // The keys of the four rules, which TypeScript gives as texts.
  const rules = (Object.entries(experiment.rules) as [RuleName, readonly string[] | null][]).map(
    ([rule, sources]): Decide => {
      const part = rule.startsWith('search') ? 'search' : 'pathname';
      const wanted = rule.includes('include');
      try {
        const patterns = sources!.map((source) => compilePattern(source, isCatastrophic));
        return (url) =>
          patterns[0] && (url[part].length > limits.input || patterns.some((test) => test.test(url[part])) !== wanted)
            ? rule
            : 'match';
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
