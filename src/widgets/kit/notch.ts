import { theme } from '../../themes/current';

/**
 * Steps the corners of a label by a `box-shadow`. Leave a space of `theme.shape.notch` on both sides.
 *
 * @param surface the label's background colour
 */
export function notch(surface: string): string {
  const { notch: step } = theme.shape;
  return `calc(2*${step}) 0 0 calc(-1*${step}) ${surface},calc(-2*${step}) 0 0 calc(-1*${step}) ${surface}`;
}
