import { version as esbuildVersion, type Message, type TransformOptions, transform } from 'esbuild';
import { browser } from '../../esbuild.config.mjs';
import type { BuildCache } from './build-cache';

const options: TransformOptions = { loader: 'css', minify: true, target: browser.target, logLevel: 'silent' };

/**
 * Minifies rules for the supported browsers.
 *
 * @param named the name for errors
 * @throws Error for a line that a browser would drop
 */
export const minifyCss = (cache: BuildCache, named: string, css: string): Promise<string> =>
  cache.get(`esbuild ${esbuildVersion} ${JSON.stringify(options)}`, css, async () => {
    const { code, warnings } = await transform(css, options);
    const [warning] = warnings;
    if (warning) throw Error(`${named}: ${warning.text}: ${placeIn(warning)}`);
    return code.trim();
  });

/** Characters to show on each side of an error: all rules of a style may be on one line. */
const AROUND = 60;

const placeIn = ({ location }: Message): string =>
  location?.lineText.slice(Math.max(0, location.column - AROUND), location.column + AROUND).trim() ?? '';
