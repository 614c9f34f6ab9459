import { createRequire } from 'node:module';
import { type JsMinifyOptions, minify as swc } from '@swc/core';
import type { MinifyOptions } from 'terser';
import type { BuildCache } from './build-cache';
import { terserInThread } from './terser-in-thread';

const require = createRequire(import.meta.url);
// Any package says its version.
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/** What both minifiers are told. */
const common = { unsafe_arrows: true } as const;
/** A third pass of terser's finds nothing, and takes a third of its time. */
const forTerser = { ...common, passes: 2, unsafe: true } as const;

/** A script's top level is the page's: nothing of ours may stand there. */
const forScript: MinifyOptions = {
  ecma: 2020,
  module: false,
  toplevel: false,
  compress: { ...forTerser, booleans_as_integers: true, inline: 1 },
};

const forModule: JsMinifyOptions = {
  ecma: 2020,
  module: true,
  toplevel: true,
  mangle: true,
  // Measured, brotli: without hoisting the runtime has 40 bytes more, without the edition 24.
  compress: { ...common, passes: 3, ecma: 2020, hoist_vars: true },
};

/** What terser does before swc: together they find what neither finds alone. */
const beforeSwc: MinifyOptions = {
  ecma: 2020,
  module: true,
  toplevel: true,
  compress: { ...forTerser, inline: 1 },
};

/**
 * Minifies once more what a page waits for, or what every widget needs: 3 to 5 percent. A module is done by swc, in the
 * background: what takes terser 8 s takes it 0.6 s, and is a little smaller. The pasted file is done by terser, which
 * makes it 39 bytes smaller than swc does, and it is the file that every visitor waits for. What most pages fetch next
 * is done by both: the runtime has 41 bytes less for it, the experiments 48.
 *
 * @param kind the pasted file is a script, all else are modules; `next` are those that most pages fetch
 */
export const minify = async (cache: BuildCache, text: string, kind: 'script' | 'module' | 'next'): Promise<string> => {
  if (kind === 'script') return byTerser(cache, text, forScript);
  const given = kind === 'next' ? await byTerser(cache, text, beforeSwc) : text;
  return cache.get(`swc ${versionOf('@swc/core')} ${JSON.stringify(forModule)}`, given, async () => {
    const { code } = await swc(given, forModule);
    return code;
  });
};

const byTerser = (cache: BuildCache, text: string, options: MinifyOptions): Promise<string> =>
  cache.get(`terser ${versionOf('terser')} ${JSON.stringify(options)}`, text, () => terserInThread(text, options));
