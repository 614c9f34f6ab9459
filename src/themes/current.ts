import { roles } from './roles';
import type { Theme } from './theme';

/**
 * Each leaf is a placeholder, `theme(color.surface)`. Linaria evaluates a style once, and the build replaces the
 * placeholders for each theme (THM-2, THM-3).
 *
 * Its shape comes from the roles, so that `watch` doesn't re-evaluate styles if a theme changes.
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
