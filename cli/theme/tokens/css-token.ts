import { colorsIn } from '../../../src/themes/grounds';
import { parseColor } from '../../../src/themes/parse-color';
import type { RoleKind } from '../../../src/themes/roles';
import { tokenCss, tokenTypes } from './token-css';

/** A token's members that say what it is. */
export interface CssToken {
  readonly $type: string;
  readonly $value: unknown;
}

/**
 * A role's value as a token: the value itself, or what is nearest to it in the format, which has no patterns, no steps
 * and no `em`. Of a pattern it is the plane's colour.
 *
 * @param css of a theme that holds
 */
export const cssToken = (kind: Exclude<RoleKind, 'scheme'>, css: string): CssToken => {
  const [$type = ''] = tokenTypes[kind];
  switch (kind) {
    case 'color':
      return { $type, $value: color(css) };
    case 'background':
      return { $type, $value: color(colorsIn(css).findLast(([, , , alpha]) => alpha === 1) ?? 'transparent') };
    case 'size':
      return css.endsWith('em') && !css.endsWith('rem')
        ? { $type, $value: Number.parseFloat(css) || 0 }
        : { $type: 'dimension', $value: measure(css, 'px') };
    case 'length':
      return { $type, $value: measure(css, 'px') };
    case 'time':
      return { $type, $value: measure(css, 's') };
    case 'number':
      return { $type, $value: Number.parseFloat(css) || 0 };
    case 'weight':
      return { $type, $value: css === 'normal' || css === 'bold' ? css : Number.parseFloat(css) || 400 };
    case 'family':
      return { $type, $value: families(css) };
    case 'easing':
      return { $type, $value: curve(css) };
  }
};

/** Whether the token says all of the value. */
export const saysAll = (kind: Exclude<RoleKind, 'scheme'>, css: string, { $type, $value }: CssToken): boolean =>
  tokenCss(kind, { type: $type, value: $value }) === css;

const color = (given: string | NonNullable<ReturnType<typeof parseColor>>): object => {
  const [red, green, blue, alpha] = (typeof given === 'string' ? parseColor(given) : given) ?? [0, 0, 0, 0];
  const hex = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((part) => rounded(part / 255)),
    ...(alpha < 1 ? { alpha: rounded(alpha) } : {}),
    hex: `#${hex}`,
  };
};

/** Four digits: 255 steps need three. */
const rounded = (part: number): number => Math.round(part * 10_000) / 10_000;

/** The format's units; of others the number alone is told. */
const measure = (css: string, usual: string): object => {
  const [, value = '0', unit = usual] = /^([\d.]+)(px|rem|ms|s)$/.exec(css) ?? [];
  return { value: Number(value), unit };
};

const families = (css: string): string[] =>
  (css.match(/'[^']*'|"[^"]*"|[^,'"]+/g) ?? [])
    .map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter(Boolean);

const curve = (css: string): number[] => {
  const found = /^cubic-bezier\(([^()]*)\)$/.exec(css)?.[1]?.split(',').map(Number) ?? [];
  return found.length === 4 && !found.some(Number.isNaN) ? found : [0, 0, 1, 1];
};
