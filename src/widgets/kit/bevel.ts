import { theme } from '../../themes/current';

/** The tones of a bevel. `theme.color` and `theme.button.primary` contain both. */
export interface Edges {
  readonly light: string;
  readonly dark: string;
}

/** Returns a `box-shadow` for a raised block: `bevel(theme.color)`. For a sunken block, swap the two tones. */
export function bevel({ light, dark }: Edges): string {
  const { bevel: deep } = theme.shape;
  return `inset ${deep} ${deep} ${light}, inset calc(-1*${deep}) calc(-1*${deep}) ${dark}`;
}
