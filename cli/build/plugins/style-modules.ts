import { dirname, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { root } from '../../../esbuild.config.mjs';
import type { Styles } from '../../styles/styles';

const PREFIX = 'cobble-sheet:';

/** Bundles `*.style.ts`: class names as JavaScript, rules as a stylesheet (THM-3). */
export const styleModules = ({ read }: Styles): Plugin => ({
  name: 'style-modules',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.style\.ts$/, namespace: 'file' }, async ({ path }) => {
      const { code, warnings } = await read(path);
      return {
        contents: `import ${JSON.stringify(PREFIX + relative(root, path).replaceAll('\\', '/'))};\n${code}`,
        loader: 'ts',
        resolveDir: dirname(path),
        warnings: warnings.map((text) => ({ text })),
      };
    });
    onResolve({ filter: /^cobble-sheet:/ }, ({ path }) => ({
      path: path.slice(PREFIX.length),
      namespace: 'cobble-sheet',
    }));
    onLoad({ filter: /./, namespace: 'cobble-sheet' }, async ({ path }) => ({
      contents: (await read(join(root, path))).css,
      loader: 'css',
    }));
  },
});

/**
 * @param output path without its extension
 * @throws Error for an imported `.css` file
 */
export const stylesOf = ({ outputs }: Metafile, output: string): string[] =>
  Object.keys(outputs[`${output}.css`]?.inputs ?? {}).map((input) => {
    if (!input.startsWith(PREFIX))
      throw Error(`${input} is a separate stylesheet, which no page loads. Fix: move its rules to a *.style.ts file.`);
    return join(root, input.slice(PREFIX.length));
  });
