import { createRequire } from 'node:module';
import type { JsMinifyOptions } from '@swc/core';
import type { BuildCache } from './build-cache';

const { version } = createRequire(import.meta.url)('@swc/core/package.json') as { version: string };

const scriptOptions = (isModule: boolean): JsMinifyOptions => ({
  ecma: 2020,
  module: isModule,
  // A classic script must not declare globals.
  toplevel: isModule,
  mangle: true,
  // Unsafe only for `new` on arrow functions and object methods, which the sources don't use.
  compress: { passes: 3, ecma: 2020, unsafe_arrows: true, unsafe_methods: true },
});

/** In characters. Larger files are mostly libraries that are minified already. */
const MAX_LENGTH = 40_000;

/**
 * Uses swc after esbuild: 3 to 5 percent smaller.
 *
 * @param kind `script` for the pasted file
 */
export const minify = async (cache: BuildCache, text: string, kind: 'script' | 'module'): Promise<string> => {
  if (text.length > MAX_LENGTH) return text;
  const options = scriptOptions(kind === 'module');
  return cache.get(`swc ${version} ${JSON.stringify(options)}`, text, async () => {
    const { minify: minifyBySwc } = await import('@swc/core');
    return (await minifyBySwc(text, options)).code;
  });
};
