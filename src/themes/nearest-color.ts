import { lowestRatio, type ReadRole } from './lowest-ratio';
import { pairs } from './pairs';
import type { Color } from './parse-color';
import { parseColor } from './parse-color';

const STEPS = 255;

/**
 * Returns the closest lighter or darker shade of a role's colour with enough contrast on all the role's backgrounds. If
 * the role is itself a background, every colour that is readable on it stays readable on the shade.
 *
 * @returns hex, or undefined if no shade passes
 */
export function nearestColor(role: ReadRole, path: string): string | undefined {
  const color = parseColor(role(path));
  if (!color) return undefined;
  const passes = conditions(role, path);
  const found = [255, 0]
    .map((goal) => firstPassing(color, goal, passes))
    .filter((shade): shade is Color => shade !== undefined)
    .sort((a, b) => distance(a, color) - distance(b, color));
  return found[0] && hexOf(found[0]);
}

function firstPassing(color: Color, goal: number, passes: (hex: string) => boolean): Color | undefined {
  for (let step = 1; step <= STEPS; step++) {
    const mix = (index: 0 | 1 | 2) => Math.round(color[index] + ((goal - color[index]) * step) / STEPS);
    const shade: Color = [mix(0), mix(1), mix(2), color[3]];
    if (passes(hexOf(shade))) return shade;
  }
  return undefined;
}

function conditions(role: ReadRole, path: string): (hex: string) => boolean {
  const required = pairs.flatMap(({ front, back, least }) =>
    back
      .filter(
        (ground) =>
          front.includes(path) ||
          (ground === path && passesOrUnreadable(() => lowestRatio(role, front, ground) >= least)),
      )
      .map((ground) => ({ front, ground, least })),
  );
  return (hex) => {
    const changed: ReadRole = (other) => (other === path ? hex : role(other));
    return required.every(({ front, ground, least }) =>
      passesOrUnreadable(() => lowestRatio(changed, front, ground) >= least),
    );
  };
}

/** Treats an unreadable colour as passing, because `checkContrast` reports it. */
function passesOrUnreadable(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return true;
  }
}

function distance(one: Color, other: Color): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function hexOf([red, green, blue, alpha]: Color): string {
  const parts = [red, green, blue, ...(alpha < 1 ? [Math.round(alpha * 255)] : [])];
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
