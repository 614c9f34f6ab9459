import { realms } from './realms';
import type { Theme } from './theme';

/**
 * The theme as styles see it: each leaf is the text `theme(color.surface)`. Linaria evaluates a style once, with these;
 * the build then writes one stylesheet a theme by putting the theme's values in their place (THM-2, THM-3). So a style
 * can place a value, never compute with it: what is derived is a role of its own in the contract. Any theme gives the
 * shape, they all have the same.
 */
export const theme = placeholders(realms, '') as Theme;

function placeholders(value: unknown, path: string): unknown {
  return typeof value !== 'object' || value === null
    ? `theme(${path})`
    : Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, placeholders(inner, path ? `${path}.${key}` : key)]),
      );
}
