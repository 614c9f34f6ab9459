import { theme } from '../../themes/current';

/** Returns a `box-shadow` for a label's stepped corners. The label needs `theme.shape.notch` of space on both sides. */
export function notch(surface: string): string {
  const { notch: step } = theme.shape;
  return `calc(2*${step}) 0 0 calc(-1*${step}) ${surface},calc(-2*${step}) 0 0 calc(-1*${step}) ${surface}`;
}
