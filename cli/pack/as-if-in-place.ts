import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Keeps the values that `import.meta.url` and `import.meta.dirname` had before bundling, because modules use these
 * paths to find data files.
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
