import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { browser, root } from '../../esbuild.config.mjs';
import { buildInfo } from '../../src/render/build-info';
import type { BuildManifest } from '../../src/render/render-options';

/**
 * Bundles what code imports from the package into `dist/lib`, but `cobble/services` (`bundleClient`). The widgets that
 * `cobble/render` draws are those of the build beside it.
 *
 * @returns the absolute paths of what went in
 */
export const bundleEntries = async (): Promise<string[]> => {
  const entry = (name: string) => join(root, `src/package/${name}.ts`);
  const inputs = await Promise.all([
    // What asks for an address gives it: there is no page.
    bundle({ experiments: entry('experiments'), themes: entry('themes') }, 'undefined'),
    // While a page is drawn there is one.
    bundle({ render: entry('render'), renderer: join(root, 'src/render/make-renderer.ts') }, 'globalThis.location'),
  ]);
  // Types alone; who imports it for them may leave the import in.
  await writeFile(join(root, 'dist/lib/page.js'), 'export {};\n');
  return inputs.flat();
};

const bundle = async (entryPoints: Record<string, string>, location: string): Promise<string[]> => {
  const { metafile } = await build({
    ...browser,
    entryPoints,
    outdir: 'dist/lib',
    splitting: true,
    platform: 'neutral',
    define: { location },
    // The package depends on the first; the chunks lie beside.
    external: ['parse5', '../chunks/*'],
    plugins: [ownBuild],
    write: true,
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs)
    .filter((path) => !/^[\w-]+:/.test(path))
    .map((path) => join(root, path));
};

/** `own-build.ts` with the names of the build in it, and an import a widget that every bundler understands. */
const ownBuild: Plugin = {
  name: 'own-build',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\.\/chunks\// }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /[\\/]package[\\/]own-build\.ts$/ }, async () => {
      // Written by the build just now.
      const whole = JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8')) as BuildManifest;
      const { id, themes, widgets } = buildInfo(whole);
      const names = [
        `chunks/runtime.${id}.js`,
        ...themes.map((theme) => `${theme}/cobble.js`),
        ...widgets.map((widget) => `${themes[0]}/${widget}.${id}.css`),
      ];
      const files = Object.fromEntries(names.map((name) => [name, 0]));
      const imports = widgets.map(
        (widget) => `${JSON.stringify(widget)}: () => import('../chunks/${widget}.${id}.js')`,
      );
      return {
        contents: `export const manifest = () => (${JSON.stringify({ files })});
const chunks = { ${imports.join(',\n')} };
export const load = (widget) => chunks[widget]();`,
        loader: 'js',
      };
    });
  },
};
