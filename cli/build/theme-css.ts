import { SHEET_END } from '../../src/embed/sheet-end';
import { valueAt } from '../../src/themes/role-list';
import type { Theme } from '../../src/themes/theme';
import type { BuildCache } from '../io/build-cache';
import { minifyCss } from '../styles/minify-css';

/**
 * Makes a minified stylesheet for one theme. A mark at its end lets the page detect an incomplete file.
 *
 * @throws Error for an unknown role, and for invalid CSS
 */
export const themeSheet = (cache: BuildCache, widget: string, sheet: string, theme: Theme): Promise<string> =>
  minifyCss(cache, `${widget}.css in theme '${theme.name}'`, `${applyTheme(sheet, theme)}\n${SHEET_END};`);

export const applyTheme = (css: string, theme: Theme): string =>
  css.replace(/theme\(([\w.]+)\)/g, (whole, path: string) => {
    const value = valueAt(theme, path);
    if (typeof value !== 'string')
      throw Error(`theme '${theme.name}' has no ${path}, which a style uses as ${whole}. Fix: add it to the theme.`);
    return value;
  });
