import type { Target } from '../../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../../src/experiments/engine/config';

/** The shortest implementation of EXP-5, for valid patterns. Every optimised matcher must return the same result. */
export const reference = (experiments: readonly Experiment[], { hostname, pathname, search }: Target): Experiment[] => {
  const any = (patterns: readonly string[] | null, text: string) =>
    (patterns ?? []).some((pattern) => new RegExp(pattern).test(text));
  return experiments.filter(
    ({ domain, rules }) =>
      domain === hostname &&
      any(rules['url-include'], pathname) &&
      !any(rules['url-exclude'], pathname) &&
      (!rules['search-include']?.length || any(rules['search-include'], search)) &&
      !any(rules['search-exclude'], search),
  );
};
