import { theme } from '../../themes/current';

/** The two tones of a bevel, as in `theme.color` and `theme.button.primary`. */
export interface Edges {
  readonly light: string;
  readonly dark: string;
}

/**
 * Returns a `box-shadow` value for a raised block, lit from the top left: `bevel(theme.color)` for a card on
 * `color.raised`. For a sunken or pressed block, swap the tones.
 */
export function bevel({ light, dark }: Edges): string {
  const { bevel: deep } = theme.shape;
  return `inset ${deep} ${deep} ${light}, inset calc(-1*${deep}) calc(-1*${deep}) ${dark}`;
}
