import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { browser, root } from '../../esbuild.config.mjs';
import type { BuildCache } from './build-cache';
import { importByHelper } from './import-late';
import type { Runs } from './keep-runs';
import { sharedLater } from './plugins/shared-later';
import { putSmaller } from './put-smaller';
import { makesDocumentIfAny, runBundler } from './run-bundler';

/** Puts the client that stands alone, `services.js`, and what it fetches. */
export const makeClient = async (files: Map<string, string>, cache: BuildCache, runs: Runs): Promise<void> => {
  const [helper, texts] = await Promise.all([
    helperText(),
    runBundler(runs, {
      ...makesDocumentIfAny,
      entryPoints: { services: join(root, 'src/services/create-services.ts') },
      entryNames: '[name]',
      chunkNames: 'services/[hash]',
      splitting: true,
      plugins: [sharedLater('./chunks/')],
    }),
  ]);
  await putSmaller(files, new Map([...texts].map(([path, text]) => [path, importByHelper(text, helper)])), cache);
};

/** `importAgain` as a piece of text to stand before a file; it keeps its name. */
const helperText = async (): Promise<string> => {
  const { code } = await transform(await readFile(join(root, 'src/services/client/import-again.ts'), 'utf8'), {
    loader: 'ts',
    target: browser.target,
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return code.replaceAll('export ', '');
};
