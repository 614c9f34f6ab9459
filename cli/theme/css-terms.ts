import { parseColor } from '../../src/themes/parse-color';

// The expression can match a digit in only one way. Otherwise, long values would take exponential time (threat 9).
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)`;
const CHANNEL = `${NUMBER}(?:%|deg)?`;
const colorFunction = new RegExp(
  String.raw`^(?:rgb|hsl)a?\(\s*(?:${CHANNEL}\s*,\s*${CHANNEL}\s*,\s*${CHANNEL}(?:\s*,\s*${CHANNEL})?|${CHANNEL}\s+${CHANNEL}\s+${CHANNEL}(?:\s*/\s*${CHANNEL})?)\s*\)$`,
  'i',
);

const units = {
  length: 'px|r?em|r?ch|r?ex|r?cap|r?ic|r?lh|[sdl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|pt|pc|in|cm|mm|q',
  percentage: '%',
  angle: 'deg|grad|rad|turn',
  time: 'm?s',
} as const;
const samples = { length: '1px', percentage: '1%', angle: '1deg', time: '1s' } as const;

export type Measure = keyof typeof units;

/** Accepts only colours that the contrast check can read. */
export const isColor = (text: string): boolean =>
  (/^#?\w+$/.test(text) || colorFunction.test(text)) && parseColor(text) !== undefined;

export const isNumber = (text: string, least: number, most = Infinity): boolean =>
  new RegExp(`^${NUMBER}$`).test(text) && Number(text) >= least && Number(text) <= most;

/**
 * Accepts a number with a unit, and the functions `calc()`, `min()`, `max()` and `clamp()`.
 *
 * @param least The minimum of a number with a unit; the results of functions aren't checked
 */
export const isMeasure = (text: string, kinds: readonly [Measure, ...Measure[]], least = -Infinity): boolean => {
  const unit = kinds.map((kind) => units[kind]).join('|');
  if (new RegExp(`^${NUMBER}(?:${unit})$`, 'i').test(text)) return Number.parseFloat(text) >= least;
  if (!/^(?:calc|min|max|clamp)\(/i.test(text)) return false;
  const innermost = innermostFunction(unit);
  const sample = samples[kinds[0]];
  let reduced = text;
  for (let before = ''; before !== reduced; ) {
    before = reduced;
    reduced = reduced.replace(innermost, sample);
  }
  return reduced === sample;
};

/** Matches an innermost function or bracket, such as `calc(2 * 1em + 1px)`. Each term needs a unit. */
const innermostFunction = (unit: string): RegExp => {
  const term = String.raw`(?:${NUMBER}\s*\*\s*)?${NUMBER}(?:${unit})(?:\s*[*/]\s*${NUMBER}(?![\w%.]))*`;
  const sum = String.raw`${term}(?:\s+[+-]\s+${term})*`;
  return new RegExp(
    String.raw`(?:\bcalc|(?<![\w-]))\(\s*${sum}\s*\)|\b(?:min|max|clamp)\(\s*${sum}(?:\s*,\s*${sum})*\s*\)`,
    'gi',
  );
};

/**
 * Splits a balanced text at separators outside of brackets and quotes.
 *
 * @returns trimmed parts, including empty ones between commas
 */
export const splitCss = (value: string, separator: ',' | ' '): string[] => {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const char of value.trim()) {
    if (quote) quote = char === quote ? '' : quote;
    else if (char === "'" || char === '"') quote = char;
    else if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (depth === 0 && (separator === ' ' ? /\s/.test(char) : char === separator)) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += char;
  }
  const trimmed = parts.map((part) => part.trim());
  return separator === ' ' ? trimmed.filter(Boolean) : trimmed;
};
