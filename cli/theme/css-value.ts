import { grounds } from '../../src/themes/grounds';
import { LONGEST_VALUE, type RoleKind } from '../../src/themes/roles';
import { messageOf } from '../io/errors';
import { isBackground } from './css-background';
import { isColor, isMeasure, isNumber, splitCss } from './css-terms';

// css-tree can't replace these checks. It accepts the invalid `steps(0)`, accepts the number `calc(1 + 2)` as a length,
// and rejects a gradient of 300 stops. It would add 200 kB to the package. Tests compare css-tree with these checks.

export const kindWords: Readonly<Record<RoleKind, string>> = {
  scheme: "'light' or 'dark'",
  color: 'a hex, rgb() or hsl() colour',
  background: 'a background',
  length: 'a length with a unit',
  size: 'a length with a unit, preferably em',
  family: 'a list of font families',
  weight: 'a weight from 1 to 1000',
  number: 'a number without a unit',
  time: 'a time with a unit',
  easing: 'an easing function',
};

/** Lengths and times need a unit even if they are 0, because `calc(0 + 4px)` is invalid. */
const isOfKind: Readonly<Record<RoleKind, (value: string) => boolean>> = {
  scheme: (value) => value === 'light' || value === 'dark',
  color: isColor,
  background: isBackground,
  length: (value) => isMeasure(value, ['length'], 0),
  size: (value) => isMeasure(value, ['length'], 0),
  family: (value) => splitCss(value, ',').every(isFamily),
  weight: (value) => /^(?:normal|bold)$/i.test(value) || isNumber(value, 1, 1000),
  number: (value) => isNumber(value, 0),
  time: (value) => isMeasure(value, ['time'], 0),
  easing: (value) => EASING_KEYWORD.test(value) || isSteps(value) || isCurve(value),
};

/**
 * Checks whether a value can be inserted into a stylesheet (THM-3).
 * @returns undefined for a valid value, or else the problem; `''` if the only problem is the value's kind
 */
export const cssProblem = (kind: RoleKind, value: string): string | undefined => {
  if (value.length > LONGEST_VALUE) return `it is longer than ${LONGEST_VALUE} characters`;
  const forbidden = /[;{}@\\<>!\n\r\f]|\/\*|\*\//.exec(value)?.[0];
  if (forbidden) return `${JSON.stringify(forbidden)} isn't allowed in a value`;
  if (!isClosed(value)) return 'a bracket or a quote is unclosed';
  if (kind !== 'background') return isOfKind[kind](value.trim()) ? undefined : '';
  try {
    // Throws if the contrast check can't determine the background's colours.
    grounds(value, []);
  } catch (error) {
    return messageOf(error);
  }
  return isBackground(value) ? undefined : '';
};

/** An unclosed bracket would swallow the next rules of the stylesheet. */
const isClosed = (value: string): boolean => {
  let depth = 0;
  for (const char of value.replace(/'[^']*'|"[^"]*"/g, '')) {
    if (char === "'" || char === '"') return false;
    if ('(['.includes(char)) depth++;
    if (')]'.includes(char) && --depth < 0) return false;
  }
  return depth === 0;
};

/** These keywords would inherit a value from the page. */
const INHERITING_KEYWORD = /^(?:inherit|initial|unset|default|revert|revert-layer)$/i;

const isFamily = (name: string): boolean =>
  /^(?:'[^']+'|"[^"]+")$/.test(name) || (/^-?[a-z_][\w-]*$/i.test(name) && !INHERITING_KEYWORD.test(name));

const EASING_KEYWORD = /^(?:linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end)$/i;
const STEPS = /^steps\(\s*(\d+)\s*(?:,\s*((?:jump-)?(?:start|end)|jump-(?:none|both))\s*)?\)$/i;

const isSteps = (value: string): boolean => {
  const [, count = '0', jump = ''] = STEPS.exec(value) ?? [];
  return Number(count) > (jump.toLowerCase() === 'jump-none' ? 1 : 0);
};

const isCurve = (value: string): boolean => {
  const inner = /^cubic-bezier\(([^()]*)\)$/i.exec(value)?.[1];
  const [x1 = '', y1 = '', x2 = '', y2 = '', ...more] = inner === undefined ? [] : splitCss(inner, ',');
  return more.length === 0 && [x1, x2].every((x) => isNumber(x, 0, 1)) && [y1, y2].every((y) => isNumber(y, -Infinity));
};
