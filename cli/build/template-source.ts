import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { openBuildCache } from '../io/build-cache';
import { bundle } from './bundle';
import type { TemplateSource } from './templates';

/** In the package, `cli/pack/packed-template-source.ts` replaces this file. */
export const templateSource = async (): Promise<TemplateSource> => {
  const cache = await openBuildCache(join(root, '.cache/build.json'));
  return {
    cache,
    sources: join(root, 'src'),
    templates: async (widgets) => (await bundle(widgets, cache)).templates,
    maps: async (widgets) => (await bundle(widgets, cache, true)).maps,
  };
};
