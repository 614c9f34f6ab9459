import { theme } from '../../themes/current';
import type { ButtonRoles } from '../../themes/theme';
import { bevel } from './bevel';

/** The colours of a button variant in all its states, as CSS text for the body of a `css` block. */
export function buttonColors(roles: ButtonRoles): string {
  return `
  background: ${roles.surface};
  border-color: ${roles.edge};
  color: ${roles.text};
  --bevel: inset 0 calc(-1*${theme.shape.depth}) ${roles.dark}, ${bevel(roles)};
  &:where(:hover) {
    background: ${roles.hover};
    color: ${roles.text};
  }
  &:where(:active) {
    background: ${roles.active};
    --bevel: ${bevel({ light: roles.dark, dark: roles.light })};
  }`;
}
