import { lowestRatio, type ReadRole } from './lowest-ratio';
import { nearestColor } from './nearest-color';
import { pairs } from './pairs';
import type { Theme } from './theme';
import { valueAt } from './value-at';

/** A pair that can't be told apart well enough, or a role that can't be read. */
export interface Finding {
  readonly theme: string;
  /** What the pair is: `muted`, `primary button text`. */
  readonly what: string;
  /** The role in front and the one behind it, by path. */
  readonly front: string;
  readonly back: string;
  /** The ratio measured, NaN when a role can't be read; and the least that is asked for. */
  readonly ratio: number;
  readonly least: number;
  /** The colour nearest to the front's with which all its pairs pass, as hex; undefined where there is none. */
  readonly nearest: string | undefined;
  /** The whole in one sentence, with what to do. */
  readonly message: string;
}

/**
 * Proves WCAG AA for a theme: every pair of `pairs.ts`, alpha flattened first (THM-1). Used by the tests for the eight
 * themes and by `cobble build --theme FILE` for anybody's own.
 * @returns what fails, worst of each pair; empty when all is well. Never throws.
 */
export function checkContrast(theme: Theme): readonly Finding[] {
  const findings: Finding[] = [];
  const role = roleOf(theme);
  const known = new Map<string, string | undefined>();
  const nearestOf = (path: string) => {
    if (!known.has(path)) known.set(path, nearestColor(role, path));
    return known.get(path);
  };
  for (const { what, front, back, least } of pairs) {
    for (const ground of back) {
      const finding = (ratio: number, nearest: string | undefined, message: string) =>
        findings.push({
          theme: theme.name,
          what,
          front: front.join(' or '),
          back: ground,
          ratio,
          least,
          nearest,
          message: `theme '${theme.name}': ${message}`,
        });
      try {
        const ratio = lowestRatio(role, front, ground);
        if (ratio < least) {
          // Of several the last, an outline: what it surrounds stays as it is.
          const changed = front.at(-1) ?? ground;
          const nearest = nearestOf(changed);
          const mend = nearest
            ? `${nearest} is the nearest colour for ${changed} that passes`
            : `no shade of ${changed} passes on all that it lies on, so make ${ground} lighter or darker`;
          finding(
            ratio,
            nearest,
            `${what} (${front.join(' or ')}) has a contrast of ${ratioText(ratio)} on ${ground}, at least ${least} is needed: ${mend}`,
          );
        }
      } catch (error) {
        finding(NaN, undefined, `${what}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return findings;
}

/** Rounded down: 4.499 is not said to be the 4.5 that it misses. */
function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function roleOf(theme: Theme): ReadRole {
  return (path) => {
    const value = valueAt(theme, path);
    if (typeof value !== 'string') throw new TypeError(`the role '${path}' is missing: give it a text`);
    return value;
  };
}
