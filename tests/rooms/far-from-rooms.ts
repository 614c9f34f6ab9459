import type { HeightPoints, MeasuredHeights } from '../../cli/reserved-space/heights';
import type { MeasuredPlace } from './measure-places';

/** Tolerance in px, for interpolated heights and for differences in font rendering. */
const FAR = 8;

export const farFromRooms = (
  places: readonly MeasuredPlace[],
  rooms: Readonly<Record<string, MeasuredHeights>>,
): string[] =>
  places.flatMap(({ of, where, width, height }) => {
    const room = heightAt(rooms[of]?.[where] ?? [], width);
    return Math.abs(room - height) > FAR ? [`${of}${where} at ${width}: ${height}, room ${Math.round(room)}`] : [];
  });

const heightAt = (points: HeightPoints, width: number): number => {
  const after = points.findIndex(([at]) => at >= width);
  const [to, end] = points[after] ?? points.at(-1) ?? [width, 0];
  const [from, start] = points[after - 1] ?? [to, end];
  return to === from ? end : start + ((end - start) * (width - from)) / (to - from);
};
