import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TransformCacheCollection } from '@wyw-in-js/transform';
import { root } from '../../esbuild.config.mjs';
import { sourceAt } from './source-at';

/** What Linaria makes of a style. */
export interface Evaluated {
  /** What is left of the module: the names of its classes. */
  readonly code: string;
  /** Its rules, with the theme's values as placeholders. */
  readonly css: string;
  readonly classes: readonly string[];
  readonly warnings: readonly string[];
}

/** Evaluates styles, and knows of those that it has seen. */
export interface Evaluator {
  /** What the result depends on besides the sources: the tools' versions, which package.json pins, and the options. */
  readonly kind: string;
  /** @throws Error for an import that is not there, and as the style itself throws it */
  evaluate(path: string, text: string): Promise<Evaluated>;
  /** A module that has changed, or that imports such a one, is read again. */
  forget(path: string): void;
}

const kind = `linaria ${readFileSync(`${root}package.json`, 'utf8')} ${readFileSync(fileURLToPath(import.meta.url), 'utf8')}`;

/** By its path: Babel would look for the name in the folder that the command is called from. */
const presetTypescript = createRequire(import.meta.url).resolve('@babel/preset-typescript');

/** Linaria as the build runs it. */
export const styleEvaluator = (): Evaluator => {
  let collection: TransformCacheCollection | undefined;
  return {
    kind,
    forget: (path) => collection?.invalidateForFile(path),
    async evaluate(path, text) {
      // Loaded only where something is to be evaluated: it takes longer than all the rest of a build from the cache.
      const { transform, TransformCacheCollection } = await import('@wyw-in-js/transform');
      collection ??= new TransformCacheCollection();
      const classes: string[] = [];
      // Asked more than once for a class, and for those of the files that this one imports: a rule for one of theirs
      // must name it as they do.
      const slug = (
        _hash: string,
        _title: string,
        { file, index }: { readonly file: string; readonly index: number },
      ) => {
        const owner = join(root, file);
        const name = `${prefix(owner)}${index.toString(36)}`;
        if (owner === path) classes.push(name);
        return name;
      };
      const { code, cssText, diagnostics } = await transform(
        {
          options: {
            filename: path,
            root,
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
        async (what, importer) =>
          what.startsWith('.') ? sourceAt(what, importer).path : createRequire(importer).resolve(what),
      );
      return {
        code,
        css: cssText ?? '',
        classes,
        warnings: (diagnostics ?? []).map((found) => `${path}: ${JSON.stringify(found)}`),
      };
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
