import { theme } from '../../themes/current';

/**
 * A `box-shadow` value that gives a label two ears, one pixel of the theme's lower than itself, so that its corners are
 * stepped. The ears lie outside the label's box: leave `theme.shape.notch` of room beside it.
 * @param surface the label's own ground.
 */
export function notch(surface: string): string {
  const { notch: step } = theme.shape;
  return `calc(2*${step}) 0 0 calc(-1*${step}) ${surface},calc(-2*${step}) 0 0 calc(-1*${step}) ${surface}`;
}
