import { version as esbuildVersion, type TransformOptions, transform } from 'esbuild';
import { browser } from '../../esbuild.config.mjs';
import type { Theme } from '../../src/themes/theme';
import type { BuildCache } from './build-cache';
import { placeTheme } from './place-theme';

const options: TransformOptions = { loader: 'css', minify: true, target: browser.target, logLevel: 'silent' };

/**
 * A widget's stylesheet in one theme, minified.
 *
 * @throws Error for a role that the theme doesn't have, and for a line that a browser would drop
 */
export const placeSheet = (cache: BuildCache, widget: string, sheet: string, theme: Theme): Promise<string> => {
  const placed = placeTheme(sheet, theme);
  return cache.get(`esbuild ${esbuildVersion} ${JSON.stringify(options)}`, placed, async () => {
    const { code, warnings } = await transform(placed, options);
    if (warnings[0])
      throw Error(`${widget}.css in theme '${theme.name}': ${warnings[0].text}: ${warnings[0].location?.lineText}`);
    return code.trim();
  });
};
