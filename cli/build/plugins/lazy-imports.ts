import { join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { root } from '../../../esbuild.config.mjs';
import { CLIENT_CHUNKS, DEPRECATION_CHUNKS, PAGE_CHUNKS } from '../page-modules';
import { BUILD } from '../placeholders';
import { replaceIn, type Script } from '../script';

const PREFIX = 'cobble-chunk:';

const nameOf = new Map(
  Object.entries({ ...PAGE_CHUNKS, ...DEPRECATION_CHUNKS, ...CLIENT_CHUNKS }).map(([name, file]) => [
    join(root, file),
    name,
  ]),
);

/** Marks each `import()` with its chunk's name, for `replaceLazyImports`. */
export const lazyImports: Plugin = {
  name: 'lazy-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, kind, importer, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const file = `${join(resolveDir, path)}.ts`;
      const name = nameOf.get(file);
      if (name) return { path: PREFIX + name, external: true };
      const text = `${relative(root, importer)} imports ${relative(root, file)} lazily, but it isn't a chunk. Fix: list it in cli/build/page-modules.ts.`;
      return { errors: [{ text }] };
    });
  },
};

const LAZY_IMPORT = /\bimport\("cobble-chunk:([\w-]+)"\)/g;

/** Replaces each `import()` with a call that retries with a new URL. Browsers cache failed imports per URL. */
export const replaceLazyImports = (script: Script, load: (chunk: string) => string): Script =>
  replaceIn(script, LAZY_IMPORT, (call) => load(call.slice('import("'.length + PREFIX.length, -2)));

export const checkImports = ({ outputs }: Metafile): void => {
  for (const [output, { imports }] of Object.entries(outputs))
    for (const { path, kind } of imports)
      if (kind !== 'dynamic-import' || !path.startsWith(PREFIX))
        throw Error(
          `${output} imports ${path} ${kind === 'dynamic-import' ? 'without the loader' : 'statically'}: browsers remember a failed import, and only the loader can retry it. Fix: bundle it, or load it with import() as a chunk (cli/build/page-modules.ts).`,
        );
};

export const lazyChunksOf = ({ outputs }: Metafile, chunk: string): string[] => {
  const found = new Set([chunk]);
  for (const name of found)
    for (const { path } of outputs[`chunks/${name}.${BUILD}.js`]?.imports ?? []) found.add(path.slice(PREFIX.length));
  found.delete(chunk);
  return [...found];
};
