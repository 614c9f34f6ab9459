import type { Experiment } from '../../src/experiments/engine/config';

/** The files that an experiment adds to a page that it matches. */
export interface Addition {
  name: string;
  js: readonly string[];
  css: readonly string[];
}

/** A page's matching experiments by name, and their files as written in the config. */
export interface Running {
  experiments: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/**
 * Returns the files that an experiment adds.
 *
 * @param isOn whether a flight is on
 */
export const addition = ({ name, setup }: Experiment, isOn: (flight: string) => boolean): Addition => {
  const runs = setup.filter(({ flight }) => isOn(flight));
  return { name, js: runs.flatMap(({ js }) => js), css: runs.flatMap(({ css }) => css) };
};

/** Joins what matching experiments add to a page, in their order, and each file once as in the engine's `filesOf`. */
export const running = (matched: readonly Addition[]): Running => {
  const found = { experiments: new Set<string>(), scripts: new Set<string>(), styles: new Set<string>() };
  for (const { name, js, css } of matched) {
    found.experiments.add(name);
    for (const file of js) found.scripts.add(file);
    for (const file of css) found.styles.add(file);
  }
  return found;
};
