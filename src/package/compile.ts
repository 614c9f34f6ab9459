import { compile as compileAll } from '../experiments/engine/compile';
import type { Target } from '../experiments/engine/compile-experiment';
import type { Experiment } from '../experiments/engine/config';
import { inputLimit } from '../experiments/engine/patterns/is-catastrophic';
import { describeProblem } from '../experiments/engine/problem';

/** A config that is ready for URLs. */
export interface Matcher {
  /**
   * The experiments that run on a URL, in the config's order: those that a page with this URL finds.
   *
   * @param url a `URL`, a `location`, or their three parts, percent-encoded as they give them
   */
  match(url: Readonly<Target>): Experiment[];
}

/**
 * Makes a config ready for many URLs. Never throws: a pattern that can't be used, or could take practically forever,
 * makes its experiment match nothing.
 *
 * @param experiments of `parseConfig`
 * @param refused is called with one line for each rejected pattern
 */
export const compile = (experiments: readonly Experiment[], refused?: (sentence: string) => void): Matcher => ({
  match: compileAll(experiments, inputLimit, (problem) => refused?.(describeProblem(problem))),
});
