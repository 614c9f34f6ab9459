import type { HeightPoints, MeasuredHeights } from '../../cli/reserved-space/heights';
import type { MeasuredPlace } from './measure-places';

/** Tolerance in px, for interpolated heights and for differences in font rendering. */
const TOLERANCE_PX = 8;

export const heightDifferences = (
  places: readonly MeasuredPlace[],
  heights: Readonly<Record<string, MeasuredHeights>>,
): string[] =>
  places.flatMap(({ of, where, width, height }) => {
    const reserved = heightAt(heights[of]?.[where] ?? [], width);
    return Math.abs(reserved - height) > TOLERANCE_PX
      ? [`${of}${where} at ${width}: ${height}, reserved ${Math.round(reserved)}`]
      : [];
  });

const heightAt = (points: HeightPoints, width: number): number => {
  const after = points.findIndex(([at]) => at >= width);
  const [to, end] = points[after] ?? points.at(-1) ?? [width, 0];
  const [from, start] = points[after - 1] ?? [to, end];
  return to === from ? end : start + ((end - start) * (width - from)) / (to - from);
};
