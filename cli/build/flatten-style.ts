import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../esbuild.config.mjs';
import { theme } from '../../src/themes/current';
import { valueAt } from '../../src/themes/value-at';
import { must } from '../io/must';
import { candidates } from './style-sources';

/**
 * A style and what it imports as one JavaScript module, for Linaria: what it is given goes through Babel several times, and
 * an imported module does so again for each style.
 *
 * @param path absolute
 * @param texts of the style and of all that it imports, by path; of another style the names of its classes as code
 * @returns a module that imports nothing but Linaria's own `css`
 * @throws Error with its place for what is no TypeScript
 */
export const flattenStyle = async (path: string, texts: ReadonlyMap<string, string>): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    logLevel: 'silent',
    tsconfigRaw: '{}',
    external: ['@linaria/core'],
    plugins: [
      {
        name: 'flatten-style',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\./ }, ({ path, importer }) => ({
            path: candidates(join(dirname(importer), path)).find((file) => texts.has(file)),
          }));
          onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
            contents: withPlaceholders(must(texts.get(path), path)),
            loader: 'ts',
            resolveDir: dirname(path),
          }));
        },
      },
    ],
  });
  return must(outputFiles[0], path).text;
};

/**
 * Writes `theme(color.text)` for `${theme.color.text}`, as evaluating it would: 750 such expressions take Linaria half of
 * its time. All else, such as `bevel(theme.color)`, is evaluated.
 */
const withPlaceholders = (text: string): string =>
  text.replace(/\$\{theme\.([\w.]+)\}/g, (whole, path: string) => {
    const value = valueAt(theme, path);
    return typeof value === 'string' ? value : whole;
  });
