import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'esbuild';
import { root } from '../../esbuild.config.mjs';

/** Module exports, keyed by group, then by source path. Each group becomes a file. */
export type PackedModules = Map<string, Record<string, Readonly<Record<string, unknown>>>>;

const groups = {
  sandbox: /^examples\/sandbox\/data\/|\/regions-data\.ts$/,
  // Excludes `themes.ts`, because its list must contain the same objects as the theme modules, not copies.
  themes: /^src\/themes\/(?!themes\.ts)[\w-]+\.ts$/,
  widgets: /\.widget\.ts$/,
} as const;

/**
 * Moves the exports of data modules into files that `packed-data.ts` reads. Compression reduces the files to a fifth.
 * Modules that JSON can't represent stay in the bundle.
 */
export const packData = (packed: PackedModules): Plugin => ({
  name: 'pack-data',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => {
      const source = relative(root, path).replaceAll('\\', '/');
      const group = Object.entries(groups).find(([, sources]) => sources.test(source))?.[0];
      if (!group) return undefined;
      const exported: Record<string, unknown> = { ...(await import(pathToFileURL(path).href)) };
      const names = Object.keys(exported);
      if (names.length === 0 || !isDeepStrictEqual(JSON.parse(JSON.stringify(exported)), exported)) return undefined;
      packed.set(group, { ...packed.get(group), [source]: exported });
      return {
        contents: `import { packedData } from ${JSON.stringify(join(root, 'cli/pack/packed-data.ts'))};
export const { ${names.join(', ')} } = packedData(${JSON.stringify(group)}, ${JSON.stringify(source)});`,
        loader: 'js',
        resolveDir: root,
      };
    });
  },
});
