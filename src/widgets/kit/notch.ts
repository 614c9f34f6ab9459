import { theme } from '../../themes/current';

/** Returns a `box-shadow` that gives a label stepped corners. It needs a space of `theme.shape.notch` on both sides. */
export function notch(surface: string): string {
  const { notch: step } = theme.shape;
  return `calc(2*${step}) 0 0 calc(-1*${step}) ${surface},calc(-2*${step}) 0 0 calc(-1*${step}) ${surface}`;
}
