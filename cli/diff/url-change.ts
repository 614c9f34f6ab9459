import type { ListChanges } from './list-changes';
import { listChanges } from './list-changes';
import type { Running } from './running';

export interface UrlChange {
  added: string[];
  removed: string[];
  /** A moved file counts as removed and added. */
  scripts: ListChanges;
  styles: ListChanges;
}

/** Ignores the order of experiments, but not of files. */
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
