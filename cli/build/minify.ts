import { createRequire } from 'node:module';
import remapping from '@jridgewell/remapping';
import type { JsMinifyOptions } from '@swc/core';
import type { BuildCache } from '../io/build-cache';
import type { SourceMap } from '../source-maps/source-map';
import type { Script } from './script';

const { version } = createRequire(import.meta.url)('@swc/core/package.json') as { version: string };

const scriptOptions = (isModule: boolean): JsMinifyOptions => ({
  ecma: 2020,
  module: isModule,
  // In a classic script, variables that swc moves to the top level would become globals.
  toplevel: isModule,
  mangle: true,
  // With `comparisons`, swc would turn `name === 'x'` into `'x' === name`, which compresses worse.
  compress: { passes: 3, ecma: 2020, comparisons: false },
});

/**
 * Minifies esbuild's output with swc. Files are 3 to 5 percent smaller than with esbuild's minifier, alone or followed
 * by swc.
 *
 * @param kind the tag's script needs `script`
 */
export const minify = async (cache: BuildCache, script: Script, kind: 'script' | 'module'): Promise<Script> => {
  const { text, map } = script;
  const options = { ...scriptOptions(kind === 'module'), ...(map && { sourceMap: true }) };
  const minified = await cache.get(`minified by swc ${version} ${JSON.stringify(options)}`, text, async () => {
    const { minify: minifyBySwc } = await import('@swc/core');
    const { code, map: ownMap } = await minifyBySwc(text, options);
    return { code, map: ownMap };
  });
  return { text: minified.code, map: map && composed(`${minified.map}`, map) };
};

const composed = (outer: string, inner: SourceMap): SourceMap => {
  const own = JSON.parse(outer) as SourceMap & { readonly version: 3 };
  const { sources, names, mappings } = remapping([own, { version: 3, ...inner }] as never, () => null);
  return { sources: sources.map((source) => `${source}`), names, mappings: `${mappings}` };
};
