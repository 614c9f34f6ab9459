import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { transform, TransformCacheCollection } from '@wyw-in-js/transform';
import type { PartialMessage, Plugin, PluginBuild } from 'esbuild';

interface Evaluated {
  readonly code: string;
  readonly css: string;
  readonly classes: readonly string[];
  readonly warnings: PartialMessage[];
  /** The file and what it imports, with their times of change. */
  readonly stamps: ReadonlyMap<string, number>;
}

/**
 * Linaria for esbuild: evaluates each `*.style.ts` once, with the theme's values as placeholders, and leaves class names
 * in the JavaScript and a stylesheet beside it (THM-3). Use one plugin for all the builds of a run and of a watch: what
 * has not changed is not evaluated again.
 */
export const linaria = (): Plugin => {
  const known = new Map<string, Promise<Evaluated>>();
  let cache = new TransformCacheCollection();

  const evaluate = async (path: string, build: PluginBuild): Promise<Evaluated> => {
    const resolve = async (what: string, importer: string) => {
      const { path, errors } = await build.resolve(what, { importer, resolveDir: dirname(importer), kind: 'import-statement' });
      if (errors.length) throw Error(`${importer} imports ${what}, which is not there`);
      return path;
    };
    const classes: string[] = [];
    const slug = (_hash: string, title: string) => {
      const name = `${initials(path)}-${title.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase())}`;
      classes.push(name);
      return name;
    };
    const { code, cssText, dependencies, diagnostics } = await transform({
      options: {
        filename: path,
        root: build.initialOptions.absWorkingDir,
        prefixer: false,
        pluginOptions: {
          configFile: false,
          babelOptions: { babelrc: false, configFile: false, presets: ['@babel/preset-typescript'] },
          features: { happyDOM: false },
          classNameSlug: slug,
        },
      },
      cache,
    }, await readFile(path, 'utf8'), resolve);
    const files = [path, ...await Promise.all((dependencies ?? []).map((name) => resolve(name, path)))];
    return {
      code,
      css: cssText ?? '',
      classes,
      warnings: (diagnostics ?? []).map((found) => ({ text: `${path}: ${JSON.stringify(found)}` })),
      stamps: new Map(await Promise.all(files.map(async (file) => [file, await changed(file)] as const))),
    };
  };
  const fresh = async (path: string, build: PluginBuild): Promise<Evaluated> => {
    const before = await known.get(path);
    if (before && (await Promise.all([...before.stamps].map(async ([file, stamp]) => stamp === await changed(file)))).every(Boolean)) return before;
    // Its cache can't tell what a change reaches.
    if (before) cache = new TransformCacheCollection();
    const now = evaluate(path, build);
    known.set(path, now);
    return now;
  };

  return {
    name: 'linaria',
    setup(build) {
      build.onLoad({ filter: /\.style\.ts$/, namespace: 'file' }, async ({ path }) => {
        if (!known.has(path)) known.set(path, evaluate(path, build));
        const { code, warnings } = await fresh(path, build);
        return { contents: `import ${JSON.stringify(`cobble-sheet:${path}`)};\n${code}`, loader: 'ts', resolveDir: dirname(path), warnings };
      });
      build.onResolve({ filter: /^cobble-sheet:/ }, ({ path }) => ({ path: path.slice('cobble-sheet:'.length), namespace: 'cobble-sheet' }));
      build.onLoad({ filter: /.*/, namespace: 'cobble-sheet' }, async ({ path }) => ({ contents: (await known.get(path))!.css, loader: 'css', resolveDir: dirname(path) }));
      build.onEnd(async ({ metafile }) => {
        for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
          const owners = new Map<string, string>();
          for (const input of output.endsWith('.css') ? Object.keys(inputs) : []) {
            const path = input.replace(/^cobble-sheet:/, '');
            for (const name of new Set((await known.get(path))?.classes)) {
              const other = owners.get(name);
              if (other) return { errors: [{ text: `${other} and ${path} both make the class ${name}, and meet in one stylesheet: rename one of the two` }] };
              owners.set(name, path);
            }
          }
        }
        return undefined;
      });
    },
  };
};

const changed = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

/** `mt` for `marketplace-tile.style.ts`: short, and apart within one shadow root; the build refuses two of a name in one sheet. */
const initials = (path: string) => basename(path, '.style.ts').split('-').map((word) => word[0]).join('');
