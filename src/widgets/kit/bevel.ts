import { theme } from '../../themes/current';

/** Tones that `theme.color` and `theme.button.primary` have. */
export interface Edges {
  readonly light: string;
  readonly dark: string;
}

/** Returns a `box-shadow` for a raised block: `bevel(theme.color)`. Swap the tones for a sunken block. */
export function bevel({ light, dark }: Edges): string {
  const { bevel: deep } = theme.shape;
  return `inset ${deep} ${deep} ${light}, inset calc(-1*${deep}) calc(-1*${deep}) ${dark}`;
}
