import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import type { TemplateSource } from '../build/templates';
import { openBuildCache } from '../io/build-cache';
import { unpackMaps } from './pack-maps';
import { unpackTemplates } from './pack-templates';

export const templateSource = async (): Promise<TemplateSource> => {
  const templates = await unpackTemplates(await readFile(join(root, 'dist/cli/templates.json.br')), join(root, 'dist'));
  return {
    cache: await openBuildCache(),
    templates: async () => templates,
    maps: async () => unpackMaps(await readFile(join(root, 'dist/cli/maps.json.br'))),
  };
};
