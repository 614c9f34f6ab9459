import type { Addition } from './addition';

/** What a page runs: the experiments that match by their names, and their files as written in the config. */
export interface Running {
  experiments: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/** What experiments that match add to a page, in their order; each file once, as `filesOf` of the engine does it. */
export const running = (matched: readonly Addition[]): Running => {
  const found = { experiments: new Set<string>(), scripts: new Set<string>(), styles: new Set<string>() };
  for (const { name, js, css } of matched) {
    found.experiments.add(name);
    for (const file of js) found.scripts.add(file);
    for (const file of css) found.styles.add(file);
  }
  return found;
};
