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

const FOLDER = 'dist/cli';

/**
 * Each `import()` becomes a file, so that a command loads only what it needs.
 *
 * @returns the absolute paths of the bundled files
 */
export const bundleCli = async (widgets: readonly FoundWidget[]): Promise<string[]> => {
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
    // Prefer ES modules, because bundlers can split them. CommonJS may `require` in ways that bundlers can't follow.
    mainFields: ['module', 'main'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
    metafile: true,
    external: Object.keys(dependencies),
    plugins: [packedModules, withDescriptions(widgets), packData(data), asIfInPlace(join(root, FOLDER))],
  });
  for (const { path, text } of outputFiles)
    await writeFile(path, /\brequire\b/.test(text) ? CREATE_REQUIRE + text : text);
  for (const [group, modules] of data)
    await writeFile(
      join(root, FOLDER, `${group}.json.br`),
      await promisify(brotliCompress)(JSON.stringify(sorted(modules))),
    );
  return Object.keys(metafile.inputs)
    .filter((path) => !/^[\w-]+:/.test(path))
    .map((path) => join(root, path));
};

/** Lets bundled CommonJS require Node's modules. */
const CREATE_REQUIRE =
  "import{createRequire as cobbleRequire}from'node:module';const require=cobbleRequire(import.meta.url);";

/** Sorts the modules by name, because the output must be reproducible. */
const sorted = <T>(modules: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Replaces modules that read source files with their `packed-*` versions, because the package has no source files. */
const packedModules: Plugin = {
  name: 'packed-modules',
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
