import { version as esbuildVersion, type TransformOptions, transform } from 'esbuild';
import { browser } from '../../esbuild.config.mjs';
import type { Theme } from '../../src/themes/theme';
import type { BuildCache } from './build-cache';
import { placeTheme } from './place-theme';

const options: TransformOptions = { loader: 'css', minify: true, target: browser.target, logLevel: 'silent' };

/** What was placed last, by theme and widget: a change in a watch reaches few sheets. A changed theme is another object. */
const last = new WeakMap<Theme, Map<string, { readonly sheet: string; readonly placed: string }>>();

/**
 * A widget's stylesheet in one theme, minified.
 *
 * @throws Error for a role that the theme doesn't have, and for a line that a browser would drop
 */
export const placeSheet = async (cache: BuildCache, widget: string, sheet: string, theme: Theme): Promise<string> => {
  const known = last.get(theme) ?? new Map<string, { readonly sheet: string; readonly placed: string }>();
  last.set(theme, known);
  const before = known.get(widget);
  if (before?.sheet === sheet) return before.placed;
  const placed = await minified(cache, widget, placeTheme(sheet, theme), theme);
  known.set(widget, { sheet, placed });
  return placed;
};

const minified = (cache: BuildCache, widget: string, css: string, theme: Theme): Promise<string> =>
  cache.get(`esbuild ${esbuildVersion} ${JSON.stringify(options)}`, css, async () => {
    const { code, warnings } = await transform(css, options);
    if (warnings[0])
      throw Error(`${widget}.css in theme '${theme.name}': ${warnings[0].text}: ${warnings[0].location?.lineText}`);
    return code.trim();
  });
