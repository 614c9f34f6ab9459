import type { Experiment, RuleName } from './config';
import { limits, pattern } from './pattern';

/** The parts of a URL that decide, as `location` and `URL` give them: percent-encoded, the query with its `?`. */
export interface Target {
  hostname: string;
  pathname: string;
  search: string;
}

/** Why an experiment runs on a page, or the first rule by which it does not, in the order domain, url, search. */
export type Reason = 'match' | 'domain' | RuleName;

/**
 * Narrows down which experiments can match: gives positions in the config, ascending, each once, at least all those
 * that match. It may be wrong only in naming too many. Made by `literals.ts` in the command line.
 */
export type Prefilter = (url: Target) => Iterable<number>;

/** A config made ready. */
export interface Matcher {
  /** The experiments whose targeting the URL meets (EXP-5), in the config's order. */
  match(url: Target): Experiment[];
}

/** Rule, part of the URL, and what must come out of it. */
const rules: readonly [RuleName, 'pathname' | 'search', boolean][] = [
  ['url-include', 'pathname', true],
  ['url-exclude', 'pathname', false],
  ['search-include', 'search', true],
  ['search-exclude', 'search', false],
];

/**
 * The plain definition of EXP-5. A pattern that is refused, or a text too long to be tested, decides against the experiment.
 */
export const decide = (experiment: Experiment, url: Target): Reason => {
  if (experiment.domain !== url.hostname) return 'domain';
  for (const [rule, part, wanted] of rules) {
    const sources = experiment[rule];
    if (sources && !sources.length && rule != 'url-include') continue;
    const made = sources?.map(pattern);
    const text = url[part];
    if (!made || text.length > limits.input || made.some(each => typeof each == 'string') || made.some(each => (each as RegExp).test(text)) !== wanted) return rule;
  }
  return 'match';
};

/**
 * Makes a config's targeting ready.
 *
 * @param experiments of `parseConfig`
 * @param prefilter narrows down the candidates; without it all experiments of the domain are tested
 */
export const compile = (experiments: readonly Experiment[], prefilter?: Prefilter): Matcher => {
  const domains = new Map<string, Experiment[]>();
  for (const experiment of experiments) {
    const group = domains.get(experiment.domain);
    if (group) group.push(experiment);
    else domains.set(experiment.domain, [experiment]);
  }
  return {
    match: url => {
      const found: Experiment[] = [];
      for (const candidate of prefilter ? prefilter(url) : domains.get(url.hostname) ?? []) {
        const experiment = typeof candidate == 'number' ? experiments[candidate]! : candidate;
        if (decide(experiment, url) == 'match') found.push(experiment);
      }
      return found;
    },
  };
};
