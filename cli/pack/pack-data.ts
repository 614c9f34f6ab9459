import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'esbuild';
import { root } from '../../esbuild.config.mjs';

/** What modules export, by the path of the source, in groups that are a file each. */
export type PackedModules = Map<string, Record<string, Readonly<Record<string, unknown>>>>;

/** Sources that hold data and little else. What the pages' own files hold too is data here as well. */
const groups = {
  sandbox: /^examples\/sandbox\/data\/|\/regions-data\.ts$/,
  // Not the list of them: who looks for a theme in it has the theme itself.
  themes: /^src\/themes\/(?!themes\.ts)[\w-]+\.ts$/,
  widgets: /\.widget\.ts$/,
} as const;

/**
 * For esbuild: modules that export nothing but data are left out of the bundle, which reads them from a compressed file
 * (`packed-data.ts`). They are text for the most part, and a fifth of their size then. A module that exports anything
 * that JSON does not give back as it was stays in the bundle.
 *
 * @param packed gets what is left out
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
