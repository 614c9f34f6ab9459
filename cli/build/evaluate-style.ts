import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '../../esbuild.config.mjs';
import { flattenStyle } from './flatten-style';

/** What Linaria makes of a style. */
export interface Evaluated {
  /** What is left of the module: the names of its classes. */
  readonly code: string;
  /** Its rules, with the theme's values as placeholders. */
  readonly css: string;
  readonly classes: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Evaluates a style by Linaria.
 *
 * @param path absolute
 * @param texts of the style and of all that it imports, by path; of another style the names of its classes as code
 * @throws Error as the style itself throws it, and for an export that is no text
 */
export const evaluateStyle = async (path: string, texts: ReadonlyMap<string, string>): Promise<Evaluated> => {
  // Loaded only where something is to be evaluated: it takes longer than all the rest of a build from the cache.
  const [{ transform }, flat] = await Promise.all([import('@wyw-in-js/transform'), flattenStyle(path, texts)]);
  const classes: string[] = [];
  // Asked more than once for a class.
  const slug = (_hash: string, _title: string, { index }: { readonly index: number }) => {
    classes[index] = `${prefix(path)}${index.toString(36)}`;
    return classes[index];
  };
  const { code, cssText, diagnostics } = await transform(
    {
      options: {
        filename: path,
        root,
        prefixer: false,
        pluginOptions: {
          configFile: false,
          babelOptions: { babelrc: false, configFile: false },
          features: { happyDOM: false, useBabelConfigs: false },
          rules: [{ action: asCommonJs }],
          classNameSlug: slug,
        },
      },
    },
    flat,
    // Nothing is left to resolve.
    async () => null,
  );
  return {
    code: await namesIn(path, code, classes),
    css: cssText ?? '',
    classes,
    warnings: (diagnostics ?? []).map((found) => `${path}: ${JSON.stringify(found)}`),
  };
};

/**
 * What Linaria runs. Its own evaluator removes by Babel what is not needed: of one module that imports nothing that is
 * next to nothing, and takes a third of the time.
 */
const asCommonJs = <T>(_config: unknown, ast: T, code: string): [T, string, null] => [
  ast,
  // As TypeScript: an import that nothing uses is none.
  transformSync(code, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } })
    .code,
  null,
];

/** The exports of an evaluated module as constants, the classes in their order. */
const namesIn = async (path: string, code: string, classes: readonly string[]): Promise<string> => {
  const exported = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  const texts = Object.entries(exported).map(([name, value]) => {
    if (typeof value !== 'string') throw Error(`${path} exports ${name}, which is no class and no text`);
    return [name, value] as const;
  });
  return texts
    .sort(([, a], [, b]) => classes.indexOf(a) - classes.indexOf(b))
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n');
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
