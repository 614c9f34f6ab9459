import { contrast } from './contrast';
import { lowestRatio, type ReadRole } from './lowest-ratio';
import { nearestColor } from './nearest-color';
import { type Pair, pairs } from './pairs';
import { type Color, parseColor } from './parse-color';
import { valueAt } from './role-list';
import type { Theme } from './theme';

const BLACK: Color = [0, 0, 0, 1];
const WHITE: Color = [255, 255, 255, 1];

export interface Finding {
  readonly what: string;
  readonly front: string;
  readonly back: string;
  /** NaN if a colour can't be parsed. */
  readonly ratio: number;
  readonly least: number;
  readonly nearest: string | undefined;
  readonly message: string;
}

/**
 * Checks every pair in `pairs.ts` against WCAG AA. Blends translucent colours with what is below them (THM-1).
 *
 * @returns one failure per failing pair and background; never throws
 */
export function checkContrast(theme: Theme): readonly Finding[] {
  const role = roleOf(theme);
  const cache = new Map<string, string | undefined>();
  const nearestOf = (path: string) => {
    if (!cache.has(path)) cache.set(path, nearestColor(role, path));
    return cache.get(path);
  };
  return pairs.flatMap((pair) =>
    pair.back.flatMap((ground) => {
      const failure = checkPair({ role, nearestOf, pair, ground });
      if (!failure) return [];
      const { what, front, least } = pair;
      return [{ what, front: front.join(' or '), back: ground, least, ...failure }];
    }),
  );
}

interface PairCheck {
  readonly role: ReadRole;
  readonly pair: Pair;
  readonly ground: string;
  nearestOf(path: string): string | undefined;
}

function checkPair(check: PairCheck): Pick<Finding, 'ratio' | 'nearest' | 'message'> | undefined {
  const { role, ground, nearestOf } = check;
  const { what, front, least } = check.pair;
  try {
    const ratio = lowestRatio(role, front, ground);
    if (ratio >= least) return undefined;
    // Changing any role in `front` could fix the contrast. Suggest a colour for the last role, such as a control's
    // outline.
    const changed = front.at(-1) ?? ground;
    const nearest = nearestOf(changed);
    const fix = nearest
      ? `${nearest} is the nearest colour for ${changed} that passes`
      : `no shade of ${changed} passes on all its backgrounds, so make ${ground} ${directionFrom(role(changed))}`;
    const message = `${what} (${front.join(' or ')}) has a contrast of ${ratioText(ratio)} on ${ground}, but needs ${least}: ${fix}`;
    return { ratio, nearest, message };
  } catch (error) {
    const message = `${what}: ${error instanceof Error ? error.message : String(error)}`;
    return { ratio: NaN, nearest: undefined, message };
  }
}

function directionFrom(front: string): string {
  const color = parseColor(front);
  if (!color) return 'lighter or darker';
  return contrast(color, BLACK) > contrast(color, WHITE) ? 'darker' : 'lighter';
}

/** Rounds down, because 4.499 mustn't appear as the required 4.5. */
function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function roleOf(theme: Theme): ReadRole {
  return (path) => {
    const value = valueAt(theme, path);
    if (typeof value !== 'string') throw new TypeError(`the role '${path}' is missing: add it as a string`);
    return value;
  };
}
