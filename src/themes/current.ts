import { roles } from './roles';
import type { Theme } from './theme';

/**
 * Each leaf is a placeholder, such as `theme(color.surface)`. The build replaces it with each theme's value (THM-2,
 * THM-3).
 *
 * The leaves come from `roles` instead of a theme, so that `watch` doesn't re-evaluate styles when a theme changes.
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
