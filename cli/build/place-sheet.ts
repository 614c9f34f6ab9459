import type { Theme } from '../../src/themes/theme';
import type { BuildCache } from './build-cache';
import { minifyCss } from './minify-css';
import { placeTheme } from './place-theme';

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
  const placed = await minifyCss(cache, `${widget}.css in theme '${theme.name}'`, placeTheme(sheet, theme));
  known.set(widget, { sheet, placed });
  return placed;
};
