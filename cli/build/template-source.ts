import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { openBuildCache } from './build-cache';
import { digestSources } from './digest-sources';
import { keepTemplates } from './keep-templates';
import type { TemplateSource } from './templates';

/**
 * Templates made from the sources; what has not changed is not made again. The package has `packed-template-source.ts`
 * in this file's place, and none of what it imports.
 *
 * @param watch the next change is to be quick: what they are made by is kept, for which they are made here
 */
export const templateSource = async (watch = false): Promise<TemplateSource> => {
  const cache = await openBuildCache(join(root, '.cache/build.json'));
  const sources = join(root, 'src');
  // Loads the bundler and the minifiers, for which there is mostly nothing to do.
  const openMaker = async () => (await import('./open-maker')).openMaker(cache);
  if (watch) {
    const { make, warm } = await openMaker();
    return { cache, sources, templates: make, warm };
  }
  return {
    cache,
    sources,
    templates: (widgets) =>
      keepTemplates({
        file: join(root, '.cache/templates'),
        widgets: widgets.map(({ name }) => name),
        digest: () => digestSources(root),
        make: async () => (await openMaker()).make(widgets),
      }),
  };
};
