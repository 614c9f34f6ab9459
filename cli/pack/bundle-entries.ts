import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { browser, root } from '../../esbuild.config.mjs';
import { buildInfo } from '../../src/render/build-info';
import type { BuildManifest } from '../../src/render/render-options';

/**
 * Bundles the package's entry points except `cobble-embed/services` (see `bundleClient`). `cobble-embed/render` uses
 * the build in `dist`.
 *
 * @returns the absolute paths of the bundled files
 */
export const bundleEntries = async (): Promise<string[]> => {
  const entry = (name: string) => join(root, `src/package/${name}.ts`);
  const inputs = await Promise.all([
    // These entry points run without a page, so they have no `location`.
    bundle({ main: entry('main'), experiments: entry('experiments'), themes: entry('themes') }, 'undefined'),
    // Bundled separately, because a joint build would split `experiments` into several files.
    bundle({ edge: entry('edge'), openfeature: entry('openfeature') }, 'undefined'),
    // The renderer sets `globalThis.location` while it renders a page.
    bundle({ render: entry('render'), renderer: join(root, 'src/render/make-renderer.ts') }, 'globalThis.location'),
  ]);
  // This entry point has only types, but compilers may keep its import, so the file must exist.
  await writeFile(join(root, 'dist/lib/page.js'), 'export {};\n');
  return inputs.flat();
};

const bundle = async (entryPoints: Record<string, string>, location: string): Promise<string[]> => {
  const { metafile } = await build({
    ...browser,
    minify: true,
    entryPoints,
    outdir: 'dist/lib',
    splitting: true,
    platform: 'neutral',
    define: { location },
    external: ['parse5', '../chunks/*'],
    plugins: [packagedBuild],
    write: true,
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs)
    .filter((path) => !/^[\w-]+:/.test(path))
    .map((path) => join(root, path));
};

/** Writes an `import()` per widget, with a literal path, which every bundler understands. */
const packagedBuild: Plugin = {
  name: 'packaged-build',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\.\/chunks\// }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /[\\/]package[\\/]own-build\.ts$/ }, async () => {
      const manifest = JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8')) as BuildManifest;
      const { id, themes, widgets } = buildInfo(manifest);
      const { contents } = manifest;
      const names = [
        ...['runtime', 'take-over', 'early-events', ...widgets].map((chunk) => `chunks/${chunk}.${id}.js`),
        ...themes.map((theme) => `${theme}/cobble.js`),
        ...widgets.map((widget) => `${themes[0]}/${widget}.${id}.css`),
      ];
      const files = Object.fromEntries(names.map((name) => [name, 0]));
      const imports = widgets.map(
        (widget) => `${JSON.stringify(widget)}: () => import('../chunks/${widget}.${id}.js')`,
      );
      return {
        contents: `export const manifest = () => (${JSON.stringify({ files, contents })});
const chunks = { ${imports.join(',\n')} };
export const load = (widget) => chunks[widget]();`,
        loader: 'js',
      };
    });
  },
};
