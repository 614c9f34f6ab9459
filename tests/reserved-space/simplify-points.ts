import type { HeightPoints } from '../../cli/reserved-space/heights';

/**
 * Omits points near the line between their neighbours.
 *
 * @param tolerance in pixels
 */
export const simplifyPoints = (points: HeightPoints, tolerance: number): HeightPoints => {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const off = points.map(([width, height]) =>
    Math.abs(first[1] + ((last[1] - first[1]) * (width - first[0])) / (last[0] - first[0]) - height),
  );
  const far = Math.max(...off);
  if (far <= tolerance) return [first, last];
  const at = off.indexOf(far);
  return [
    ...simplifyPoints(points.slice(0, at + 1), tolerance),
    ...simplifyPoints(points.slice(at), tolerance).slice(1),
  ];
};
