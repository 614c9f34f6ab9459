import { compile as compileAll } from '../experiments/engine/compile';
import type { Target } from '../experiments/engine/compile-experiment';
import type { Experiment } from '../experiments/engine/config';
import { describeProblem } from '../experiments/engine/describe-problem';
import { inputLimit } from '../experiments/engine/patterns/is-catastrophic';

export interface Matcher {
  /**
   * Returns the experiments that run on a page with this URL, in the config's order.
   *
   * @param url a `URL`, a `location`, or an object with their `hostname`, `pathname` and `search`, percent-encoded
   */
  match(url: Readonly<Target>): Experiment[];
}

/**
 * Compiles a config for many URLs. Never throws: an experiment with an invalid or far too slow pattern matches nothing.
 *
 * @param experiments the experiments of a config that `parseConfig` returned
 * @param refused A callback that gets one line for each rejected pattern
 */
export const compile = (experiments: readonly Experiment[], refused?: (sentence: string) => void): Matcher => ({
  match: compileAll(experiments, inputLimit, (problem) => refused?.(describeProblem(problem))),
});
