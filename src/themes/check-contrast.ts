import { contrast } from './contrast';
import { flatten, grounds } from './grounds';
import { pairs } from './pairs';
import type { Color } from './parse-color';
import type { Theme } from './theme';

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
  for (const { what, front, back, least } of pairs) {
    for (const ground of back) {
      const finding = (ratio: number, message: string) =>
        findings.push({
          theme: theme.name,
          what,
          front: front.join(' or '),
          back: ground,
          ratio,
          least,
          message: `theme '${theme.name}': ${message}`,
        });
      try {
        const ratio = lowest(theme, front, ground);
        if (ratio < least) {
          finding(
            ratio,
            `${what} (${front.join(' or ')}) has a contrast of ${ratio.toFixed(2)} on ${ground}, at least ${least} is needed: make one lighter or darker`,
          );
        }
      } catch (error) {
        finding(NaN, `${what}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return findings;
}

/** The lowest ratio over everything that the ground can show; of several fronts the best one counts. */
function lowest(theme: Theme, front: readonly string[], back: string): number {
  const planes = ['color.surface', 'color.raised', 'color.sunken'].flatMap((plane) => grounds(role(theme, plane), []));
  const shown = grounds(role(theme, back), planes);
  const ratios = shown.map((ground) =>
    Math.max(...front.map((path) => worst(grounds(role(theme, path), [ground]), ground))),
  );
  return Math.min(...ratios);
}

function worst(fronts: readonly Color[], ground: Color): number {
  return Math.min(...fronts.map((front) => contrast(flatten(front, ground), ground)));
}

function role(theme: Theme, path: string): string {
  let value: unknown = theme;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== 'string') throw new TypeError(`the role '${path}' is missing: give it a text`);
  return value;
}
