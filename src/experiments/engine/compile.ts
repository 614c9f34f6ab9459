import { compileExperiment, type Target } from './compile-experiment';
import type { Experiment } from './config';
import type { Proof } from './patterns/compile-pattern';
import type { Problem } from './problem';

export type Match = (url: Target) => Experiment[];

/** Returns the indices of experiments that may match, in ascending order. */
export type Prefilter = (url: Target) => readonly number[];

/**
 * Compiles a config for many URLs. Pages use `matchInTime` instead.
 *
 * @param prefilter selects the experiments to test for a URL
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
    const found: Experiment[] = [];
    for (const index of prefilter(url)) if (matches(url, index)) found.push(experiments[index]!);
    return found;
  };
};
