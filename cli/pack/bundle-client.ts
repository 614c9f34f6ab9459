import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../esbuild.config.mjs';
import { buildInfo } from '../../src/render/build-info';
import type { BuildManifest } from '../../src/render/render-options';
import type { Runs } from '../build/keep-runs';
import { BUILD } from '../build/placeholders';
import { sharedLater } from '../build/plugins/shared-later';
import { makesDocumentIfAny, runBundler } from '../build/run-bundler';

/**
 * Writes `cobble/services` into `dist/lib`: the client of `dist/services.js` with plain imports of what it fetches
 * later. A bundler of the developer's finds these, and moves them along with its file; it would find nothing in a helper
 * that tries again by other URLs.
 */
export const bundleClient = async (runs: Runs): Promise<void> => {
  // Written by the build just now.
  const { id } = buildInfo(JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8')) as BuildManifest);
  const texts = await runBundler(runs, {
    ...makesDocumentIfAny,
    entryPoints: { services: join(root, 'src/services/create-services.ts') },
    entryNames: 'lib/[name]',
    chunkNames: 'lib/[hash]',
    splitting: true,
    plugins: [sharedLater('../chunks/')],
  });
  for (const [path, text] of texts) {
    const file = join(root, 'dist', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text.replaceAll(BUILD, id));
  }
};
