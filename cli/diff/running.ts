import type { Experiment } from '../../src/experiments/engine/config';

export interface Addition {
  name: string;
  js: readonly string[];
  css: readonly string[];
}

export interface Running {
  experiments: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

export const addition = ({ name, setup }: Experiment, isOn: (flight: string) => boolean): Addition => {
  const runs = setup.filter(({ flight }) => isOn(flight));
  return { name, js: runs.flatMap(({ js }) => js), css: runs.flatMap(({ css }) => css) };
};

export const running = (matched: readonly Addition[]): Running => {
  const found = { experiments: new Set<string>(), scripts: new Set<string>(), styles: new Set<string>() };
  for (const { name, js, css } of matched) {
    found.experiments.add(name);
    for (const file of js) found.scripts.add(file);
    for (const file of css) found.styles.add(file);
  }
  return found;
};
