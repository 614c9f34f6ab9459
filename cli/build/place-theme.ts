import type { Theme } from '../../src/themes/theme';
import { valueAt } from '../../src/themes/value-at';

/**
 * Puts a theme's values in the place of `theme(color.surface)` and the like.
 *
 * @throws Error for a role that the theme doesn't have
 */
export const placeTheme = (css: string, theme: Theme): string =>
  css.replace(/theme\(([\w.]+)\)/g, (whole, path: string) => {
    const value = valueAt(theme, path);
    if (typeof value !== 'string')
      throw Error(`theme '${theme.name}' has no ${path}, which a style places as ${whole}: add it to the theme`);
    return value;
  });
