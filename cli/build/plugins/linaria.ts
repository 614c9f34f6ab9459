import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Styles } from '../open-styles';

/**
 * Linaria for esbuild: leaves the class names of each `*.style.ts` in the JavaScript, and a stylesheet beside it
 * (THM-3).
 */
export const linaria = (styles: Styles): Plugin => ({
  name: 'linaria',
  setup(build) {
    build.onLoad({ filter: /\.style\.ts$/, namespace: 'file' }, async ({ path }) => {
      const { code, warnings } = await styles.read(path);
      return {
        contents: `import ${JSON.stringify(`cobble-sheet:${path}`)};\n${code}`,
        loader: 'ts',
        resolveDir: dirname(path),
        warnings: warnings.map((text) => ({ text })),
      };
    });
    build.onResolve({ filter: /^cobble-sheet:/ }, ({ path }) => ({
      path: path.slice('cobble-sheet:'.length),
      namespace: 'cobble-sheet',
    }));
    build.onLoad({ filter: /.*/, namespace: 'cobble-sheet' }, async ({ path }) => ({
      contents: (await styles.read(path)).css,
      loader: 'css',
      resolveDir: dirname(path),
    }));
    build.onEnd(async ({ metafile }) => {
      for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
        const owners = new Map<string, string>();
        for (const input of output.endsWith('.css') ? Object.keys(inputs) : []) {
          const [, path] = /^cobble-(?:\w+-)?sheet:(.*)/.exec(input) ?? [];
          if (path === undefined) continue;
          for (const name of new Set((await styles.read(path)).classes)) {
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
});
