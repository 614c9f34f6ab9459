import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '../../esbuild.config.mjs';
import { flattenStyle } from './flatten-style';

const CSS_PROCESSOR = createRequire(import.meta.url).resolve('@linaria/core/processors/css');

export interface Evaluated {
  readonly code: string;
  readonly css: string;
  readonly classes: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * @param texts maps absolute paths to the sources of the style and its imports. An imported style's source is its
 *   evaluated `code`
 * @throws Error if evaluating the style fails, or if an export isn't a string
 */
export const evaluateStyle = async (path: string, texts: ReadonlyMap<string, string>): Promise<Evaluated> => {
  // Import Linaria lazily, because loading it takes longer than a cached build.
  const [{ transform }, flat] = await Promise.all([import('@wyw-in-js/transform'), flattenStyle(path, texts)]);
  const classes: string[] = [];
  // Linaria calls `slug` several times per class, so the result must depend only on `index`.
  const slug = (_hash: string, _title: string, { index }: { readonly index: number }) => {
    classes[index] = `${prefix(path)}${index.toString(36)}`;
    return classes[index];
  };
  const { code, cssText, diagnostics } = await transform(
    {
      options: {
        // Linaria cuts paths at `?` and `#`, and then can't find packages.
        filename: path.replace(/[?#]/g, '-'),
        root,
        prefixer: false,
        pluginOptions: {
          configFile: false,
          babelOptions: { babelrc: false, configFile: false },
          features: { happyDOM: false, useBabelConfigs: false },
          rules: [{ action: asCommonJs }],
          classNameSlug: slug,
          tagResolver: (source, tag) => (source === '@linaria/core' && tag === 'css' ? CSS_PROCESSOR : null),
        },
      },
    },
    flat,
    async () => null,
  );
  return {
    code: await namesIn(path, code, classes),
    css: cssText ?? '',
    classes,
    warnings: (diagnostics ?? []).map((found) => `${path}: ${JSON.stringify(found)}`),
  };
};

/** Replaces Linaria's evaluator, which runs Babel to remove unused code. Styles contain none. */
const asCommonJs = <T>(_config: unknown, ast: T, code: string): [T, string, null] => [
  ast,
  transformSync(code, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } })
    .code,
  null,
];

const namesIn = async (path: string, code: string, classes: readonly string[]): Promise<string> => {
  const exported = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  const texts = Object.entries(exported).map(([name, value]) => {
    if (typeof value !== 'string') throw Error(`${path} exports ${name}, which isn't a class or a string`);
    return [name, value] as const;
  });
  return texts
    .sort(([, a], [, b]) => classes.indexOf(a) - classes.indexOf(b))
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n');
};

/**
 * Returns a lower-case prefix for class names, because class selectors ignore case in pages without a doctype. If
 * prefixes collide, the build rejects the duplicate classes.
 */
const prefix = (path: string) => {
  const number = createHash('sha256').update(relative(root, path).replaceAll('\\', '/')).digest().readUInt32BE();
  return `${letters[number % letters.length]}${(Math.floor(number / letters.length) % 36).toString(36)}`;
};

const letters = 'abcdefghijklmnopqrstuvwxyz';
