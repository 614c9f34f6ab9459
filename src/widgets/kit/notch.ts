import { theme } from '../../themes/current';

/** Returns a `box-shadow` that gives a label stepped corners, and widens each side by `theme.shape.notch`. */
export function notch(surface: string): string {
  const { notch: step } = theme.shape;
  return `calc(2*${step}) 0 0 calc(-1*${step}) ${surface},calc(-2*${step}) 0 0 calc(-1*${step}) ${surface}`;
}
