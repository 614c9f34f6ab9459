import type { MeasuredHeights } from '../../cli/reserved-space/heights';
import type { MeasuredPlace } from './measure-places';
import { simplifyPoints } from './simplify-points';

/** Tolerance of heights in px. A shift of this size doesn't count. */
const TOLERANCE = 6;

/** Heights by width, keyed by widget and selector. Omits heights that interpolation yields, and widgets of height 0. */
export const heightsOfPlaces = (places: readonly MeasuredPlace[]): Record<string, MeasuredHeights> => {
  const heights: Record<string, Record<string, [number, number][]>> = {};
  for (const { of, where, width, height } of places) {
    const heightsOfWidget = heights[of] ?? {};
    heights[of] = { ...heightsOfWidget, [where]: [...(heightsOfWidget[where] ?? []), [width, height]] };
  }
  return Object.fromEntries(
    Object.entries(heights)
      .map(([name, heightsOfWidget]): [string, MeasuredHeights] => [
        name,
        Object.fromEntries(
          Object.entries(heightsOfWidget)
            .filter(([, points]) => points.some(([, height]) => height > 0))
            .map(([where, points]) => [where, simplifyPoints(points, TOLERANCE)]),
        ),
      ])
      .filter(([, heightsOfWidget]) => Object.keys(heightsOfWidget).length > 0),
  );
};
