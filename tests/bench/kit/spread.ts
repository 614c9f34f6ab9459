import { median } from './median';

/** The median with minimum and maximum: `12.3 (11.8–15.0)`. */
export const spread = (figures: readonly number[], digits: number): string => {
  const shown = (figure: number) => (Object.is(figure, -0) ? 0 : figure).toFixed(digits);
  return `${shown(median(figures))} (${shown(Math.min(...figures))}–${shown(Math.max(...figures))})`;
};
