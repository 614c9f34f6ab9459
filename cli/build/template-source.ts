import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { openBuildCache } from './build-cache';
import { keepRuns } from './keep-runs';
import { makeTemplates } from './make-templates';
import { openStyles } from './open-styles';
import type { TemplateSource } from './templates';

/**
 * Templates made from the sources; what has not changed is not made again. The package has `packed-template-source.ts`
 * in this file's place, and none of what it imports.
 */
export const templateSource = async (): Promise<TemplateSource> => {
  const cache = await openBuildCache(join(root, '.cache/build.json'));
  const styles = openStyles(cache);
  const kept = { cache, styles, runs: keepRuns() };
  return {
    cache,
    sources: join(root, 'src'),
    templates: (widgets) => makeTemplates({ ...kept, widgets }),
    warm: styles.warm,
  };
};
