import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { buildInfo } from '../../src/render/build-info';
import type { BuildManifest } from '../../src/render/render-options';
import type { Bundled } from '../build/bundle';
import { BUILD } from '../build/placeholders';

/**
 * Writes `cobble/services` into `dist/lib`: the client of `dist/services.js` with plain imports of the chunks that it
 * loads lazily. A developer's bundler finds these and moves them along with its file. It would find nothing in a helper
 * that retries by other URLs.
 */
export const bundleClient = async ({ client }: Bundled): Promise<void> => {
  // Written by the build just now.
  const { id } = buildInfo(JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8')) as BuildManifest);
  const text = client((chunk) => `../chunks/${chunk}.${id}.js`);
  await mkdir(join(root, 'dist/lib'), { recursive: true });
  await writeFile(join(root, 'dist/lib/services.js'), text.replaceAll(BUILD, id));
};
