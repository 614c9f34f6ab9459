import { grounds } from '../../src/themes/grounds';
import { LONGEST_VALUE } from '../../src/themes/longest-value';
import type { RoleKind } from '../../src/themes/roles';
import { messageOf } from '../io/errors';
import { isBackground } from './css-background';
import { isColor } from './css-color';
import { isMeasure, isNumber } from './css-measure';
import { splitCss } from './css-words';

/** What a role of each kind takes: for messages. */
export const kindWords: Readonly<Record<RoleKind, string>> = {
  scheme: "'light' or 'dark'",
  color: 'a colour in hex, rgb() or hsl()',
  background: 'a background',
  length: 'a length with its unit',
  size: 'a length with its unit, best in em',
  family: 'a list of font families',
  weight: 'a weight from 1 to 1000',
  number: 'a number without a unit',
  time: 'a time with its unit',
  easing: 'an easing function',
};

/** They mean something else in each place: what is left of the page's own would come in by them. */
const inherits = /^(?:inherit|initial|unset|default|revert|revert-layer)$/i;
const easing = /^(?:linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end)$/i;
const steps = /^steps\(\s*(\d+)\s*(?:,\s*((?:jump-)?(?:start|end)|jump-(?:none|both))\s*)?\)$/i;

/** Lengths and times are never negative, and never a bare 0: `calc(0 + 4px)` is nothing. */
const fits: Readonly<Record<RoleKind, (value: string) => boolean>> = {
  scheme: (value) => value === 'light' || value === 'dark',
  color: isColor,
  background: isBackground,
  length: (value) => isMeasure(value, ['length'], 0),
  size: (value) => isMeasure(value, ['length'], 0),
  family: (value) => splitCss(value, ',').every(isFamily),
  weight: (value) => /^(?:normal|bold)$/i.test(value) || isNumber(value, 1, 1000),
  number: (value) => isNumber(value, 0),
  time: (value) => isMeasure(value, ['time'], 0),
  easing: (value) => easing.test(value) || isSteps(value) || isCurve(value),
};

/**
 * Says why a value can't stand in the place of a role, since what is placed is part of a stylesheet (THM-3).
 *
 * @returns a reason, empty where it is of another kind and nothing else is to say; undefined for a value that can
 */
export const cssFault = (kind: RoleKind, value: string): string | undefined => {
  if (value.length > LONGEST_VALUE) return `it is longer than ${LONGEST_VALUE} characters`;
  const ends = /[;{}@\\<>!\n\r\f]|\/\*|\*\//.exec(value)?.[0];
  if (ends) return `${JSON.stringify(ends)} can't stand in a value`;
  if (!isClosed(value)) return 'a bracket or a quote is not closed';
  if (kind !== 'background') return fits[kind](value.trim()) ? undefined : '';
  try {
    // It says which word stands in the way of the proof of contrasts.
    grounds(value, []);
  } catch (error) {
    return messageOf(error);
  }
  return isBackground(value) ? undefined : '';
};

/** What is open at its end would go on in the stylesheet; CSS itself closes it at the end of a text. */
const isClosed = (value: string): boolean => {
  let depth = 0;
  for (const sign of value.replace(/'[^']*'|"[^"]*"/g, '')) {
    if (sign === "'" || sign === '"') return false;
    if ('(['.includes(sign)) depth++;
    if (')]'.includes(sign) && --depth < 0) return false;
  }
  return depth === 0;
};

/** Of several words in quotes alone: some words are a family of their own. */
const isFamily = (name: string): boolean =>
  /^(?:'[^']+'|"[^"]+")$/.test(name) || (/^-?[a-z_][\w-]*$/i.test(name) && !inherits.test(name));

const isSteps = (value: string): boolean => {
  const [, count = '0', jump = ''] = steps.exec(value) ?? [];
  return Number(count) > (jump.toLowerCase() === 'jump-none' ? 1 : 0);
};

const isCurve = (value: string): boolean => {
  const inner = /^cubic-bezier\(([^()]*)\)$/i.exec(value)?.[1];
  const [x1 = '', y1 = '', x2 = '', y2 = '', ...more] = inner === undefined ? [] : splitCss(inner, ',');
  return more.length === 0 && [x1, x2].every((x) => isNumber(x, 0, 1)) && [y1, y2].every((y) => isNumber(y, -Infinity));
};
