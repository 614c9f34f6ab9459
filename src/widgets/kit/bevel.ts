import { theme } from '../../themes/current';

/** The two tones of a bevel; any role of the contract that has them (`theme.color`, `theme.button.primary`). */
export interface Edges {
  readonly light: string;
  readonly dark: string;
}

/**
 * A `box-shadow` value: the block stands out, lit from the top left. `bevel(theme.color)` for a card on `color.raised`.
 * Turn it round, `bevel({ light: dark, dark: light })`, for a well or a pressed block.
 */
export function bevel({ light, dark }: Edges): string {
  const { bevel: deep } = theme.shape;
  return `inset ${deep} ${deep} ${light}, inset calc(-1*${deep}) calc(-1*${deep}) ${dark}`;
}
