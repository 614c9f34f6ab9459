import { compileExperiment, type Target } from '../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../src/experiments/engine/config';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import type { Problem } from '../../src/experiments/engine/problem';
import { must } from '../io/errors';
import { parseUrl } from '../io/urls';
import { language } from '../patterns/language';
import { type Pattern, pattern, type UrlPart } from '../patterns/pattern';
import { completeTexts, sampleTexts } from '../patterns/sample-texts';

/** A URL that both experiments match; null if none exists; undefined if Cobble can't decide. */
export type Witness = string | null | undefined;

interface Texts {
  readonly texts: readonly string[];
  /** Whether the search was exhaustive. If it was, and `texts` is empty, no text matches both experiments' patterns. */
  readonly isProved: boolean;
}

/** Derives URLs from the patterns of two experiments, and tests each URL with the page's engine. */
export const witnessFinder = (
  experiments: readonly Experiment[],
  onProblem?: (problem: Problem) => void,
): ((first: number, second: number) => Witness) => {
  const decisions = experiments.map((experiment) => {
    let isRejected = false;
    const decide = compileExperiment(experiment, inputLimit, (problem) => {
      isRejected = true;
      onProblem?.(problem);
    });
    const examples = { url: ownTexts(experiment, 'url'), search: ownTexts(experiment, 'search') };
    return { experiment, isRejected, matches: (url: Target) => decide(url) === 'match', examples };
  });
  const decisionOf = (index: number) => must(decisions[index], 'an experiment of the config');
  const textsOf = memoizedTexts();
  return (first, second) => {
    const both = [decisionOf(first), decisionOf(second)] as const;
    const [a, b] = both;
    if (a.isRejected || b.isRejected || a.experiment.domain === '' || a.experiment.domain !== b.experiment.domain)
      return null;
    const find = (paths: readonly string[], queries: readonly string[]): string | undefined => {
      for (const path of paths)
        for (const query of queries) {
          const url = parseUrl(`https://${a.experiment.domain}${path}${query}`);
          if (url?.hostname === a.experiment.domain && both.every(({ matches }) => matches(url))) return url.href;
        }
      return undefined;
    };
    // Automata are slow, so first try sample URLs. Usually, at least one matches both experiments.
    const quick = find([...a.examples.url, ...b.examples.url], ['', ...a.examples.search, ...b.examples.search]);
    if (quick !== undefined) return quick;
    const paths = textsOf(a.experiment, b.experiment, 'url');
    const queries = textsOf(a.experiment, b.experiment, 'search');
    if ([paths, queries].some(({ texts, isProved }) => texts.length === 0 && isProved)) return null;
    return find(paths.texts, queries.texts);
  };
};

/** Caches `commonTexts` by the experiments' rules, because most experiments have the same query string rules. */
const memoizedTexts = (): ((a: Experiment, b: Experiment, part: UrlPart) => Texts) => {
  const known = new Map<string, Texts>();
  return (a, b, part) => {
    const rules = [a, b].map(({ rules }) => [rules[`${part}-include`], rules[`${part}-exclude`]]);
    const key = JSON.stringify([part, rules]);
    const found = known.get(key) ?? commonTexts(a, b, part);
    known.set(key, found);
    return found;
  };
};

const commonTexts = (a: Experiment, b: Experiment, part: UrlPart): Texts => {
  const excludes = [...patternsOf(a, part, 'exclude'), ...patternsOf(b, part, 'exclude')];
  const texts: string[] = [];
  let isProved = true;
  for (const first of includesOf(a, part))
    for (const second of includesOf(b, part)) {
      const includes = [...first, ...second];
      const example = language.example(part, includes, excludes);
      if (typeof example === 'string') texts.push(example);
      if (example !== undefined) continue;
      isProved = false;
      texts.push(...includes.flatMap((each) => samplesOf(part, each)));
    }
  return { texts, isProved };
};

/**
 * Returns lists of patterns. A text must match all patterns of at least one list. `[[]]` matches every text, `[]` none.
 */
const includesOf = (experiment: Experiment, part: UrlPart): Pattern[][] => {
  if (experiment.rules[`${part}-include`] === null) return [];
  const includes = patternsOf(experiment, part, 'include');
  return includes.length > 0 ? includes.map((include) => [include]) : [[]];
};

const patternsOf = ({ rules }: Experiment, part: UrlPart, role: 'include' | 'exclude'): Pattern[] =>
  (rules[`${part}-${role}`] ?? []).map((source) => pattern(source, part));

/** Returns samples of the `include` patterns. The caller must test each sample, because an `exclude` may match it. */
const ownTexts = (experiment: Experiment, part: UrlPart): string[] =>
  patternsOf(experiment, part, 'include').flatMap((each) => samplesOf(part, each).slice(0, MAX_OWN_SAMPLES));

const MAX_OWN_SAMPLES = 2;

const samplesOf = (part: UrlPart, each: Pattern): string[] =>
  sampleTexts(each).flatMap((text) => completeTexts(part, text));
