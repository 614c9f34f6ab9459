import { roles } from './roles';
import type { Theme } from './theme';

/**
 * The theme as styles see it: each leaf is the text `theme(color.surface)`. Linaria evaluates a style once, with these;
 * the build then writes one stylesheet a theme by putting the theme's values in their place (THM-2, THM-3). So a style
 * can place a value, never compute with it: what is derived is a role of its own in the contract. The table of roles
 * gives the shape, and no theme: a watch evaluates nothing again where a theme changes.
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
