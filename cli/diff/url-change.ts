import type { ListChanges } from './list-changes';
import { listChanges } from './list-changes';
import type { Running } from './running';

/** The change of a page between two configs, as in `cobble diff --format json` (interface 9). */
export interface UrlChange {
  /** Experiments that match now. */
  added: string[];
  /** Experiments that no longer do. */
  removed: string[];
  /** A file whose order has changed is in both lists. */
  scripts: ListChanges;
  styles: ListChanges;
}

/**
 * Compares what a page runs with two configs. The order of experiments has no effect on a page; that of files does.
 *
 * @returns undefined if nothing changes
 */
export const urlChange = (before: Running, after: Running): UrlChange | undefined => {
  const change: UrlChange = {
    added: [...after.experiments].filter((name) => !before.experiments.has(name)),
    removed: [...before.experiments].filter((name) => !after.experiments.has(name)),
    scripts: listChanges([...before.scripts], [...after.scripts]),
    styles: listChanges([...before.styles], [...after.styles]),
  };
  const { added, removed, scripts, styles } = change;
  return [added, removed, scripts.added, scripts.removed, styles.added, styles.removed].some((list) => list.length > 0)
    ? change
    : undefined;
};
