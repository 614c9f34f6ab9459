import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import { leanSource } from '../../cli/build/lean-source';
import { preactNames } from '../../cli/build/preact-names';

const folder = dirname(createRequire(import.meta.url).resolve('preact/package.json'));
const names = { mangleCache: { ...preactNames }, mangleProps: new RegExp(`^(${Object.keys(preactNames).join('|')})$`) };

/**
 * Preact as the runtime has it, for tests: only when something is drawn again they say by `act`. What the tests take
 * from preact's own files goes with it by the same private names.
 */
export const leanPreact: Plugin = {
  name: 'lean-preact',
  enforce: 'pre',
  resolveId: (name) =>
    name === 'preact'
      ? join(folder, 'src/index.js')
      : name === 'preact/hooks'
        ? join(folder, 'hooks/src/index.js')
        : undefined,
  async load(path) {
    if (!path.startsWith(folder) || !/\/src\/.*\.js$/.test(path)) return undefined;
    const text = leanSource(path.slice(folder.length + 1), await readFile(path, 'utf8'), ['scheduling']);
    return (await transform(text, names)).code;
  },
};
