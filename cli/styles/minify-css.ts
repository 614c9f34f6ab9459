// This code isn't in minify.ts, because minify.ts imports swc, which the installed package lacks.
import { type Message, type TransformOptions, transform, version } from 'esbuild';
import { browser } from '../../esbuild.config.mjs';
import type { BuildCache } from '../io/build-cache';

const options: TransformOptions = { loader: 'css', minify: true, target: browser.target, logLevel: 'silent' };

/** Rejects invalid CSS, which browsers would ignore. */
export const minifyCss = (cache: BuildCache, name: string, css: string): Promise<string> =>
  cache.get(`esbuild ${version} ${JSON.stringify(options)}`, css, async () => {
    const { code, warnings } = await transform(css, options);
    const [warning] = warnings;
    if (warning) throw Error(`${name}: ${warning.text}: ${excerptOf(warning)}`);
    return code.trim();
  });

const EXCERPT_LENGTH = 60;

const excerptOf = ({ location }: Message): string =>
  location?.lineText.slice(Math.max(0, location.column - EXCERPT_LENGTH), location.column + EXCERPT_LENGTH).trim() ??
  '';
