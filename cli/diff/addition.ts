import type { Experiment } from '../../src/experiments/engine/config';

/** One experiment of a config, and the files that it adds where it matches. */
export interface Addition {
  name: string;
  js: readonly string[];
  css: readonly string[];
}

/**
 * What an experiment adds where it matches.
 *
 * @param isOn whether a flight is on
 */
export const addition = ({ name, setup }: Experiment, isOn: (flight: string) => boolean): Addition => {
  const runs = setup.filter(({ flight }) => isOn(flight));
  return { name, js: runs.flatMap(({ js }) => js), css: runs.flatMap(({ css }) => css) };
};
