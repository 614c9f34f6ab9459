import { valueAt } from '../../src/themes/role-list';
import type { Theme } from '../../src/themes/theme';
import type { BuildCache } from './build-cache';
import { minifyCss } from './minify-css';

export const themeSheet = (cache: BuildCache, widget: string, sheet: string, theme: Theme): Promise<string> =>
  minifyCss(cache, `${widget}.css in theme '${theme.name}'`, applyTheme(sheet, theme));

/** Replaces placeholders such as `theme(color.surface)` by the theme's values. */
export const applyTheme = (css: string, theme: Theme): string =>
  css.replace(/theme\(([\w.]+)\)/g, (whole, path: string) => {
    const value = valueAt(theme, path);
    if (typeof value !== 'string')
      throw Error(`theme '${theme.name}' has no ${path}, which a style uses as ${whole}. Fix: add it to the theme.`);
    return value;
  });
