import { roles } from './roles';
import type { Theme } from './theme';

/**
 * The theme for styles: each leaf is a placeholder, `theme(color.surface)`. Linaria evaluates a style once; the build then
 * writes a stylesheet per theme by replacing the placeholders (THM-2, THM-3). So a style can insert a value but not
 * compute with it: a derived value is a role of its own.
 *
 * The shape comes from the table of roles, not from a theme: when a theme changes, `watch` doesn't re-evaluate styles.
 */
export const theme = placeholders(roles, '') as Theme;

function placeholders(group: object, path: string): unknown {
  return 'kind' in group
    ? `theme(${path})`
    : Object.fromEntries(
        Object.entries(group).map(([key, inner]: [string, object]) => [
          key,
          placeholders(inner, path ? `${path}.${key}` : key),
        ]),
      );
}
