import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TransformCacheCollection } from '@wyw-in-js/transform';
import type { PartialMessage, Plugin, PluginBuild } from 'esbuild';
import { root } from '../../esbuild.config.mjs';
import { must } from '../io/must';
import type { BuildCache } from './build-cache';
import { sourcesOf } from './sources-of';

interface Evaluated {
  readonly code: string;
  readonly css: string;
  readonly classes: readonly string[];
  readonly warnings: PartialMessage[];
}

/**
 * What a result depends on besides the sources: the tools' versions, which package.json pins, and the options below.
 */
const kind = `linaria ${readFileSync(`${root}package.json`, 'utf8')} ${readFileSync(fileURLToPath(import.meta.url), 'utf8')}`;

/** By its path: Babel would look for the name in the folder that the command is called from. */
const presetTypescript = createRequire(import.meta.url).resolve('@babel/preset-typescript');

/**
 * Linaria for esbuild: evaluates each `*.style.ts` once, with the theme's values as placeholders, and leaves class
 * names in the JavaScript and a stylesheet beside it (THM-3). Use one plugin for all the builds of a run and of a
 * watch: what has not changed is not evaluated again.
 *
 * @param warm evaluates one style in any case: for a watch, whose first change is not to wait until the tool is loaded
 */
export const linaria = (cache: BuildCache, warm = false): Plugin => {
  let isCold = warm;
  const known = new Map<string, Promise<Evaluated>>();
  const texts = new Map<string, string>();
  let collection: TransformCacheCollection | undefined;

  const evaluate = async (path: string, text: string, build: PluginBuild): Promise<Evaluated> => {
    // Loaded only where something is to be evaluated: it takes longer than all the rest of a build from the cache.
    const { transform, TransformCacheCollection } = await import('@wyw-in-js/transform');
    collection ??= new TransformCacheCollection();
    const resolve = async (what: string, importer: string) => {
      const { path, errors } = await build.resolve(what, {
        importer,
        resolveDir: dirname(importer),
        kind: 'import-statement',
      });
      if (errors.length) throw Error(`${importer} imports ${what}, which is not there`);
      return path;
    };
    const classes: string[] = [];
    // Asked more than once for a class, and for those of the files that this one imports: a rule for one of theirs must
    // name it as they do.
    const slug = (
      _hash: string,
      _title: string,
      { file, index }: { readonly file: string; readonly index: number },
    ) => {
      const owner = join(build.initialOptions.absWorkingDir ?? root, file);
      const name = `${prefix(owner)}${index.toString(36)}`;
      if (owner === path) classes.push(name);
      return name;
    };
    const { code, cssText, diagnostics } = await transform(
      {
        options: {
          filename: path,
          root: build.initialOptions.absWorkingDir,
          prefixer: false,
          pluginOptions: {
            configFile: false,
            babelOptions: { babelrc: false, configFile: false, presets: [presetTypescript] },
            features: { happyDOM: false },
            classNameSlug: slug,
          },
        },
        cache: collection,
      },
      text,
      resolve,
    );
    return {
      code,
      css: cssText ?? '',
      classes,
      warnings: (diagnostics ?? []).map((found) => ({ text: `${path}: ${JSON.stringify(found)}` })),
    };
  };
  /** The tool's own cache can't tell what a change reaches: what imports the file is read again too. */
  const forgetIfChanged = (changed: string, text: string): void => {
    const before = texts.get(changed);
    texts.set(changed, text);
    if (before === undefined || before === text) return;
    for (const file of texts.keys()) if (reaches(changed, file)) collection?.invalidateForFile(file);
  };
  const fresh = async (path: string, build: PluginBuild, within: readonly string[] = []): Promise<Evaluated> => {
    const isOther = (other: string) => other !== path && other.endsWith('.style.ts') && !within.includes(other);
    const sources = sourcesOf(path, isOther);
    // Of another style a style has the names alone: its rules may change.
    const parts = [...sources].map(async ([file, text]) => [
      relative(root, file),
      isOther(file) ? (await fresh(file, build, [...within, path])).code : text,
    ]);
    const input = JSON.stringify(await Promise.all(parts));
    for (const [file, text] of sources) forgetIfChanged(file, text);
    const make = () => evaluate(path, must(sources.get(path), path), build);
    if (isCold) {
      isCold = false;
      await make();
    }
    return cache.get(kind, input, make);
  };

  return {
    name: 'linaria',
    setup(build) {
      build.onLoad({ filter: /\.style\.ts$/, namespace: 'file' }, async ({ path }) => {
        const evaluated = fresh(path, build);
        known.set(path, evaluated);
        const { code, warnings } = await evaluated;
        return {
          contents: `import ${JSON.stringify(`cobble-sheet:${path}`)};\n${code}`,
          loader: 'ts',
          resolveDir: dirname(path),
          warnings,
        };
      });
      build.onResolve({ filter: /^cobble-sheet:/ }, ({ path }) => ({
        path: path.slice('cobble-sheet:'.length),
        namespace: 'cobble-sheet',
      }));
      build.onLoad({ filter: /.*/, namespace: 'cobble-sheet' }, async ({ path }) => ({
        contents: (await must(known.get(path), path)).css,
        loader: 'css',
        resolveDir: dirname(path),
      }));
      build.onEnd(async ({ metafile }) => {
        for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
          const owners = new Map<string, string>();
          for (const input of output.endsWith('.css') ? Object.keys(inputs) : []) {
            const path = input.replace(/^cobble-(areas-)?sheet:/, '');
            for (const name of new Set((await known.get(path))?.classes)) {
              const other = owners.get(name);
              if (other)
                return {
                  errors: [
                    {
                      text: `${other} and ${path} both make the class ${name}, and meet in one stylesheet: rename one of the two`,
                    },
                  ],
                };
              owners.set(name, path);
            }
          }
        }
        return undefined;
      });
    },
  };
};

/**
 * Two characters for a style file, apart within one shadow root: the build refuses two of a name in one sheet. Lower
 * case alone, because a page without a doctype takes no notice of it.
 */
const prefix = (path: string) => {
  const number = createHash('sha256').update(relative(root, path).replaceAll('\\', '/')).digest().readUInt32BE();
  return `${letters[number % letters.length]}${(Math.floor(number / letters.length) % 36).toString(36)}`;
};

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Whether a module imports this one, directly or through others; one that is gone or broken may. */
const reaches = (changed: string, file: string): boolean => {
  try {
    return sourcesOf(file).has(changed);
  } catch {
    return true;
  }
};
