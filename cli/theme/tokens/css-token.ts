import { colorsIn } from '../../../src/themes/grounds';
import { parseColor } from '../../../src/themes/parse-color';
import type { RoleKind } from '../../../src/themes/roles';
import { tokenCss, tokenTypes } from './token-css';

export interface CssToken {
  readonly $type: string;
  readonly $value: unknown;
}

/**
 * Returns the nearest design token. Design tokens can't express background patterns, `steps()` or `em`. A background
 * becomes its last opaque colour.
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

export const isLossless = (kind: Exclude<RoleKind, 'scheme'>, css: string, { $type, $value }: CssToken): boolean =>
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

const rounded = (part: number): number => Math.round(part * 10_000) / 10_000;

/** A value in a unit that the format lacks becomes 0. */
const measure = (css: string, defaultUnit: string): object => {
  const [, value = '0', unit = defaultUnit] = /^([\d.]+)(px|rem|ms|s)$/.exec(css) ?? [];
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
