import { compileExperiment, type Target } from './compile-experiment';
import type { Experiment } from './config';
import type { Proof } from './patterns/compile-pattern';
import type { Problem } from './problem';

/** Returns the experiments that match a URL (EXP-5), in the config's order. */
export type Match = (url: Target) => Experiment[];

/**
 * Returns positions in the config, in ascending order: at least those of all experiments that match the URL. It may name
 * too many.
 */
export type Prefilter = (url: Target) => readonly number[];

/**
 * Compiles a config for many URLs, for the command line and the package. Pages use `matchInTime`.
 *
 * @param experiments of `parseConfig`
 * @param proof judges the patterns that need a proof; without it they are rejected
 * @param onProblem is called for each rejected pattern
 * @param prefilter narrows down which experiments are tested; without it, all of them are
 */
export const compile = (
  experiments: readonly Experiment[],
  proof?: Proof,
  onProblem?: (problem: Problem) => void,
  prefilter?: Prefilter,
): Match => {
  const decisions = experiments.map((experiment) => compileExperiment(experiment, proof, onProblem));
  const matches = (url: Target, index: number): boolean => decisions[index]!(url) === 'match';
  if (!prefilter) return (url) => experiments.filter((_, index) => matches(url, index));
  return (url) => {
    // A loop, as the command line matches millions of URLs.
    const found: Experiment[] = [];
    for (const index of prefilter(url)) if (matches(url, index)) found.push(experiments[index]!);
    return found;
  };
};
