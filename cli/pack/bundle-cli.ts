import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { root } from '../../esbuild.config.mjs';
import type { FoundWidget } from '../build/find-widgets';
import { asIfInPlace } from './as-if-in-place';
import { type PackedModules, packData } from './pack-data';
import { withDescriptions } from './with-descriptions';

/** Where the files lie, seen from the package's folder. */
const FOLDER = 'dist/cli';

/**
 * Bundles the command line into `dist/cli`, split so that a command loads what it needs. Every `import()` in it becomes
 * a file: a new command needs nothing here.
 *
 * @returns the absolute paths of what went in
 */
export const bundleCli = async (widgets: readonly FoundWidget[]): Promise<string[]> => {
  // What the package depends on is installed beside it; all else is in the bundle.
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const data: PackedModules = new Map();
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['cli/main.ts'],
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Of a package that has both, the part that can be split; `main` may hide what it requires.
    mainFields: ['module', 'main'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
    metafile: true,
    external: Object.keys(dependencies),
    plugins: [packed, withDescriptions(widgets), packData(data), asIfInPlace(join(root, FOLDER))],
  });
  for (const { path, text } of outputFiles)
    await writeFile(path, /\brequire\b/.test(text) ? makesRequire + text : text);
  for (const [group, modules] of data)
    await writeFile(
      join(root, FOLDER, `${group}.json.br`),
      await promisify(brotliCompress)(JSON.stringify(inOrder(modules))),
    );
  return Object.keys(metafile.inputs)
    .filter((path) => !/^[\w-]+:/.test(path))
    .map((path) => join(root, path));
};

/** Before a file in which something CommonJS asks for a module of Node's. */
const makesRequire =
  "import{createRequire as cobbleRequire}from'node:module';const require=cobbleRequire(import.meta.url);";

/** The same bytes in every run: modules are found in any order. */
const inOrder = <T>(modules: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The package has no sources: what reads them has another file in its place. */
const packed: Plugin = {
  name: 'packed',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/](template-source|recording-files|load-renderer|translations-folder)\.ts$/ },
      async ({ path }) => {
        const name = `packed-${basename(path, '.ts')}`;
        const beside = join(dirname(path), name);
        const file = existsSync(`${beside}.ts`) ? beside : join(root, 'cli/pack', name);
        return { contents: `export * from ${JSON.stringify(file)};`, loader: 'ts', resolveDir: root };
      },
    );
  },
};
