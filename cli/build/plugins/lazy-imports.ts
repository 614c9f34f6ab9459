import { join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { root } from '../../../esbuild.config.mjs';
import { CLIENT_CHUNKS, PAGE_CHUNKS } from '../page-modules';
import { BUILD } from '../placeholders';

const PREFIX = 'cobble-chunk:';

const nameOf = new Map(
  Object.entries({ ...PAGE_CHUNKS, ...CLIENT_CHUNKS }).map(([name, file]) => [join(root, file), name]),
);

/** Leaves each `import()` of a module in the output, under its chunk's name, for `replaceLazyImports`. */
export const lazyImports: Plugin = {
  name: 'lazy-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, kind, importer, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const file = `${join(resolveDir, path)}.ts`;
      const name = nameOf.get(file);
      if (name) return { path: PREFIX + name, external: true };
      const text = `${relative(root, importer)} imports ${relative(root, file)} lazily, but it is no chunk. Fix: list it in cli/build/page-modules.ts.`;
      return { errors: [{ text }] };
    });
  },
};

/**
 * Puts the call that loads a chunk in place of each `import()`. A browser may remember a failed import for as long as the
 * page is open, so only code that retries by another URL may import a file.
 *
 * @param load returns the call's source for a chunk's name
 */
export const replaceLazyImports = (text: string, load: (chunk: string) => string): string =>
  text.replace(/\bimport\("cobble-chunk:([\w-]+)"\)/g, (_, chunk: string) => load(chunk));

/**
 * Makes sure that files import each other lazily only.
 *
 * @throws Error with the reason
 */
export const checkImports = ({ outputs }: Metafile): void => {
  for (const [output, { imports }] of Object.entries(outputs))
    for (const { path, kind } of imports)
      if (kind !== 'dynamic-import' || !path.startsWith(PREFIX))
        throw Error(
          `${output} imports ${path} ${kind === 'dynamic-import' ? 'without the loader' : 'statically'}: browsers remember a failed import, and only the loader can retry it. Fix: bundle it, or load it with import() as a chunk (cli/build/page-modules.ts).`,
        );
};

/** Returns the names of the chunks that a chunk loads, itself or by others. */
export const lazyChunksOf = ({ outputs }: Metafile, chunk: string): string[] => {
  const found = new Set([chunk]);
  for (const name of found)
    for (const { path } of outputs[`chunks/${name}.${BUILD}.js`]?.imports ?? []) found.add(path.slice(PREFIX.length));
  found.delete(chunk);
  return [...found];
};
