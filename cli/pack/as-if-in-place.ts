import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * A module that asks where it is gets the place of its source, also in a bundle: what lies beside the sources lies at
 * the same path, seen from where the bundle is.
 *
 * @param folder absolute path of the folder that the bundle is written for
 */
export const asIfInPlace = (folder: string): Plugin => ({
  name: 'as-if-in-place',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](cli|src|examples)[\\/].*\.ts$|esbuild\.config\.mjs$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const from = relative(folder, path).replaceAll('\\', '/');
      return {
        contents: text
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(from)}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(from)}`)})`),
        loader: path.endsWith('.ts') ? 'ts' : 'js',
      };
    });
  },
});
