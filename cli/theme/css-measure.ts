// In one way, as in `css-color.ts`: in a sum of many factors each second way doubles the work (threat 9).
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)`;
const LENGTH = 'px|r?em|r?ch|r?ex|r?cap|r?ic|r?lh|[sdl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|pt|pc|in|cm|mm|q';
const ANGLE = 'deg|grad|rad|turn';
const units = { length: LENGTH, percentage: '%', angle: ANGLE, time: 'm?s' } as const;

/** What a value may measure. */
export type Measure = keyof typeof units;

/**
 * Whether a text is a number with one of the units, or a sum of such by `calc()`, `min()`, `max()`, `clamp()`.
 *
 * @param least 0 where nothing below it may stand
 */
export const isMeasure = (text: string, kinds: readonly Measure[], least = -Infinity): boolean => {
  const unit = kinds.map((kind) => units[kind]).join('|');
  const plain = new RegExp(`^${NUMBER}(?:${unit})$`, 'i');
  if (plain.test(text)) return Number.parseFloat(text) >= least;
  // What stands in the innermost brackets becomes one term, until one is left. Only what multiplies or divides is a plain
  // number: a sum of those is no length.
  const term = String.raw`(?:${NUMBER}\s*\*\s*)?${NUMBER}(?:${unit})(?:\s*[*/]\s*${NUMBER}(?![\w%.]))*`;
  const sum = String.raw`${term}(?:\s+[+-]\s+${term})*`;
  const inner = new RegExp(
    String.raw`(?:\bcalc|(?<![\w-]))\(\s*${sum}\s*\)|\b(?:min|max|clamp)\(\s*${sum}(?:\s*,\s*${sum})*\s*\)`,
    'gi',
  );
  if (!/^(?:calc|min|max|clamp)\(/i.test(text)) return false;
  const [sample = '1px'] = { length: ['1px'], percentage: ['1%'], angle: ['1deg'], time: ['1s'] }[kinds[0] ?? 'length'];
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(inner, sample);
  }
  return rest === sample;
};

/** Whether a text is a number without a unit, from `least` to `most`. */
export const isNumber = (text: string, least: number, most = Infinity): boolean =>
  new RegExp(`^${NUMBER}$`).test(text) && Number(text) >= least && Number(text) <= most;
