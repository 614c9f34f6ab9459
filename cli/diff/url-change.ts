import type { ListChanges } from './list-changes';
import { listChanges } from './list-changes';
import type { Running } from './running';

/** What a page runs otherwise by another config: what `cobble diff --format json` prints of a URL (interface 9). */
export interface UrlChange {
  /** Experiments that match now. */
  added: string[];
  /** Experiments that no longer do. */
  removed: string[];
  /** Files in the order in which they run: one that has moved is in both lists. */
  scripts: ListChanges;
  styles: ListChanges;
}

/**
 * What changes on a URL between two configs. The order of experiments is none that a page shows; that of files is.
 *
 * @returns undefined when the page runs the same
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
