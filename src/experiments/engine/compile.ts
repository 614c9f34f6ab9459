import { compileExperiment, type Target } from './compile-experiment';
import type { Proof } from './compile-pattern';
import type { Experiment } from './config';

/** The experiments that run on a URL (EXP-5), in the config's order. */
export type Match = (url: Target) => Experiment[];

/**
 * Names positions in the config, in ascending order, each once: at least those of all experiments that match the URL.
 * It may be wrong only in naming too many.
 */
export type Prefilter = (url: Target) => readonly number[];

/**
 * Makes a config ready for many URLs. The command line and the package run this; a page has `matchInTime`.
 *
 * @param experiments of `parseConfig`
 * @param proof judges the patterns that need a proof; without it they are rejected
 * @param refused told of each pattern that is refused, in words
 * @param prefilter narrows down which experiments are looked at; without it, all of them are
 */
export const compile = (
  experiments: readonly Experiment[],
  proof?: Proof,
  refused?: (sentence: string) => void,
  prefilter?: Prefilter,
): Match => {
  const decisions = experiments.map((experiment) => compileExperiment(experiment, proof, refused));
  const matches = (url: Target, index: number): boolean => decisions[index]!(url) === 'match';
  return prefilter
    ? (url) => {
        // In one go: the command line asks this of millions of URLs.
        const found: Experiment[] = [];
        for (const index of prefilter(url)) if (matches(url, index)) found.push(experiments[index]!);
        return found;
      }
    : (url) => experiments.filter((_, index) => matches(url, index));
};
