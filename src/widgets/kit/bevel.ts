import { theme } from '../../themes/current';

/** The two tones of a bevel, as in `theme.color` and `theme.button.primary`. */
export interface Edges {
  readonly light: string;
  readonly dark: string;
}

/**
 * Returns a `box-shadow` for a raised block, such as `bevel(theme.color)`. Swap the tones for a sunken or pressed
 * block.
 */
export function bevel({ light, dark }: Edges): string {
  const { bevel: deep } = theme.shape;
  return `inset ${deep} ${deep} ${light}, inset calc(-1*${deep}) calc(-1*${deep}) ${dark}`;
}
