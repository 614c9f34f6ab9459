import type { BuildCache } from './build-cache';
import type { FoundWidget } from './find-widgets';
import { keepRuns } from './keep-runs';
import { makeTemplates } from './make-templates';
import { openStyles } from './open-styles';
import type { Templates } from './templates';

/** Makes templates from the sources. */
export interface Maker {
  /** @throws Error as `makeTemplates` does */
  make(widgets: readonly FoundWidget[]): Promise<Templates>;
  /** As `Styles` says. */
  warm(): Promise<void>;
}

/** Opens what makes templates, with its tools: what has not changed is not made again as long as this is kept. */
export const openMaker = (cache: BuildCache): Maker => {
  const styles = openStyles(cache);
  const kept = { cache, styles, runs: keepRuns() };
  return { make: (widgets) => makeTemplates({ ...kept, widgets }), warm: styles.warm };
};
