import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { buildInfo } from '../../src/render/build-info';
import type { BuildManifest } from '../../src/render/render-options';
import type { Bundled } from '../build/bundle';
import { BUILD } from '../build/placeholders';

/** Writes a client with plain imports for lazy chunks, because users' bundlers can't follow the retry helper. */
export const bundleClient = async ({ client }: Bundled): Promise<void> => {
  const { id } = buildInfo(JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8')) as BuildManifest);
  const text = client((chunk) => `../chunks/${chunk}.${id}.js`);
  await mkdir(join(root, 'dist/lib'), { recursive: true });
  await writeFile(join(root, 'dist/lib/services.js'), text.replaceAll(BUILD, id));
};
