import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { internalNames } from '../internal-names';
import { leanSource } from '../lean-source';
import { preactNames } from '../preact-names';

const folder = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

/**
 * Takes preact from its sources, without what no page needs: its own build is two files that no tree shaking parts. The
 * private names are as short as there.
 */
export const leanPreact: Plugin = {
  name: 'lean-preact',
  setup({ onResolve, onLoad, initialOptions }) {
    const mangleCache = { ...internalNames.mangleCache, ...preactNames };
    Object.assign(initialOptions, {
      mangleCache,
      mangleProps: new RegExp(`^(${Object.keys(mangleCache).join('|')})$`),
    });
    onResolve({ filter: /^preact$/ }, () => ({ path: join(folder, 'src/index.js'), sideEffects: false }));
    // They put themselves into preact's options.
    onResolve({ filter: /^preact\/hooks$/ }, () => ({ path: join(folder, 'hooks/src/index.js') }));
    onLoad({ filter: /[\\/]preact[\\/](hooks[\\/])?src[\\/].*\.js$/ }, async ({ path }) => ({
      contents: leanSource(path.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(path, 'utf8')),
    }));
  },
};
