import type { Theme } from '../../src/themes/theme';

/**
 * Puts a theme's values in the place of `theme(color.surface)` and the like.
 *
 * @throws Error for a role that the theme doesn't have
 */
export const placeTheme = (css: string, theme: Theme): string =>
  css.replace(/theme\(([\w.]+)\)/g, (whole, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], theme);
    if (typeof value !== 'string')
      throw Error(`theme '${theme.name}' has no ${path}, which a style places as ${whole}: add it to the theme`);
    return value;
  });
