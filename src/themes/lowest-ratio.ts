import { contrast } from './contrast';
import { flatten, grounds } from './grounds';
import type { Color } from './parse-color';

export type ReadRole = (path: string) => string;

/**
 * For each colour that `back` can show, finds the best contrast of any `front` role. Returns the lowest of these.
 *
 * @throws TypeError for an unreadable colour
 */
export function lowestRatio(role: ReadRole, front: readonly string[], back: string): number {
  const planes = ['color.surface', 'color.raised', 'color.sunken'].flatMap((plane) => grounds(role(plane), []));
  const shown = grounds(role(back), planes);
  const ratios = shown.map((ground) => Math.max(...front.map((path) => worst(grounds(role(path), [ground]), ground))));
  return Math.min(...ratios);
}

function worst(fronts: readonly Color[], ground: Color): number {
  return Math.min(...fronts.map((front) => contrast(flatten(front, ground), ground)));
}
