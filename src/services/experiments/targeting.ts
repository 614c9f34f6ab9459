import type { Experiment, RuleName } from './config';
import { expression, type Judge, limits } from './expression';

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
 * @param judge says which patterns are refused; see `endless.ts`. Without it, all suspicious ones are
 * @param refused told of each pattern that is refused, in words
 */
export const ready = (
  experiment: Experiment,
  judge?: Judge | false | void,
  refused?: (sentence: string) => void,
): Decide => {
  const rules = (Object.entries(experiment.rules) as [RuleName, readonly string[] | null][]).map(
    ([rule, sources]): Decide => {
      const part = rule < 't' ? 'search' : 'pathname';
      const wanted = rule.includes('in');
      try {
        const patterns = sources!.map((source) => expression(source, judge));
        return (url) =>
          patterns[0] && (url[part].length > limits.input || patterns.some((test) => test.test(url[part])) != wanted)
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
    let reason: Reason = 'domain';
    if (experiment.domain == url.hostname) rules.some((decide) => (reason = decide(url)) != 'match');
    return reason;
  };
};
