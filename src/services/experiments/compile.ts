import type { Experiment } from './config';
import type { Judge } from './expression';
import { type Decide, ready, type Target } from './targeting';

/** A config made ready for URLs. */
export interface Matcher {
  /** The experiments that run on the URL (EXP-5), in the config's order. */
  match(url: Target): Experiment[];
}

/**
 * Names positions in the config, in ascending order, each once: at least those of all experiments that match the URL.
 * It may be wrong only in naming too many.
 */
export type Prefilter = (url: Target) => readonly number[];

export interface CompileOptions {
  /** Says which patterns are refused; see `endless.ts`. Without it, all suspicious ones are. */
  judge?: Judge;
  /** Narrows down which experiments are looked at, as that of `literals.ts`; without it, all of them are. */
  prefilter?: Prefilter;
  /** Told of each pattern that is refused, in words, when its experiment is first looked at. */
  refused?: (sentence: string) => void;
}

/**
 * Makes a config ready for many URLs. An experiment's patterns are made when it is first looked at.
 *
 * @param experiments of `parseConfig`
 */
export const compile = (
  experiments: readonly Experiment[],
  { judge, prefilter, refused }: CompileOptions = {},
): Matcher => {
  const decisions: (Decide | undefined)[] = experiments.map(() => undefined);
  const everything = experiments.map((_, index) => index);
  return {
    match(url) {
      const found: Experiment[] = [];
      for (const index of prefilter ? prefilter(url) : everything) {
        const experiment = experiments[index]!;
        // Before anything is made of its patterns.
        if (experiment.domain != url.hostname) continue;
        const decide = (decisions[index] ??= ready(experiment, judge, refused));
        if (decide(url) == 'match') found.push(experiment);
      }
      return found;
    },
  };
};
