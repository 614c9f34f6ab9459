import { theme } from '../../themes/current';
import type { ButtonRoles } from '../../themes/theme';
import { bevel } from './bevel';

/**
 * Returns a button's colours as rules for a `css` block.
 *
 * @param ground An opaque colour beneath translucent fills. It hides the page's background
 */
export function buttonColors(roles: ButtonRoles, ground?: string): string {
  const fill = (color: string) => (ground ? `linear-gradient(${color} 0 0) ${ground}` : color);
  return `
  background: ${fill(roles.surface)};
  border-color: ${roles.edge};
  color: ${roles.text};
  --bevel: inset 0 calc(-1*${theme.shape.depth}) ${roles.dark}, ${bevel(roles)};
  &:where(:hover) {
    background: ${fill(roles.hover)};
    color: ${roles.text};
  }
  &:where(:active) {
    background: ${fill(roles.active)};
    --bevel: ${bevel({ light: roles.dark, dark: roles.light })};
  }`;
}
