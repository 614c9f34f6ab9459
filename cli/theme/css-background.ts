import { isColor, isMeasure, splitCss } from './css-terms';

/**
 * Accepts gradients and a colour, but no image with a URL.
 *
 * @param text the CSS value, with all brackets and quotes closed
 */
export const isBackground = (text: string): boolean => {
  const layers = splitCss(text, ',');
  return layers.every((layer, index) => isLayer(layer, index === layers.length - 1));
};

type Words = readonly string[];

const keywords = {
  repeat: /^(?:repeat|no-repeat|space|round)$/i,
  repeatAxis: /^repeat-[xy]$/i,
  attachment: /^(?:scroll|fixed|local)$/i,
  box: /^(?:border|padding|content)-box$/i,
} as const;
const sizeKeyword = /^(?:auto|cover|contain)$/i;
const positionKeyword = /^(?:left|right|top|bottom|center)$/i;

type Kind = keyof typeof keywords | 'image' | 'color' | 'position' | 'slash' | 'size';

interface Run {
  readonly kind: Kind;
  readonly words: string[];
}

const isOne = (words: Words) => words.length === 1;
const isOneOrTwo = (words: Words) => words.length <= 2;

const isValid: Readonly<Record<Kind, (words: Words) => boolean>> = {
  image: isOne,
  color: isOne,
  slash: isOne,
  attachment: isOne,
  repeatAxis: isOne,
  repeat: isOneOrTwo,
  box: isOneOrTwo,
  size: (words) => isOne(words) || (isOneOrTwo(words) && !words.some((word) => /^(?:cover|contain)$/i.test(word))),
  position: (words) => isPosition(words),
};

const isLayer = (layer: string, isLast: boolean): boolean => {
  const runs = runsOf(splitCss(layer.replace(/\/(?![^(]*\))/g, ' / '), ' '));
  return (
    runs !== undefined &&
    areInOrder(runs.map(({ kind }) => kind)) &&
    runs.every(({ kind, words }) => isValid[kind](words) && (isLast || kind !== 'color'))
  );
};

const runsOf = (words: Words): Run[] | undefined => {
  const runs: Run[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const kind = kindOf(word, last?.kind === 'slash' || last?.kind === 'size');
    if (kind === undefined) return undefined;
    if (last?.kind === kind) last.words.push(word);
    else runs.push({ kind, words: [word] });
  }
  return runs;
};

const kindOf = (word: string, canBeSize: boolean): Kind | undefined => {
  if (word === '/') return 'slash';
  if (/^none$/i.test(word) || isGradient(word)) return 'image';
  if (isColor(word)) return 'color';
  if (canBeSize && (sizeKeyword.test(word) || isExtent(word, 0))) return 'size';
  if (positionKeyword.test(word) || isExtent(word)) return 'position';
  return (['repeat', 'repeatAxis', 'attachment', 'box'] as const).find((kind) => keywords[kind].test(word));
};

/** Whether each kind of value appears at most once. A size may appear only in `position / size`. */
const areInOrder = (kinds: readonly Kind[]): boolean => {
  if (kinds.length === 0 || new Set(kinds).size !== kinds.length) return false;
  if (kinds.includes('repeat') && kinds.includes('repeatAxis')) return false;
  const slash = kinds.indexOf('slash');
  return slash < 0 ? !kinds.includes('size') : kinds[slash - 1] === 'position' && kinds[slash + 1] === 'size';
};

const isExtent = (text: string, least?: number): boolean =>
  /^[+-]?0+(?:\.0+)?$/.test(text) || isMeasure(text, ['length', 'percentage'], least);

const axes: ReadonlyMap<string, 'x' | 'y'> = new Map([
  ['left', 'x'],
  ['right', 'x'],
  ['top', 'y'],
  ['bottom', 'y'],
]);
const axisOf = (word: string) => axes.get(word.toLowerCase());

/** A valid `background-position` has one or two values, or two sides, each with a distance. */
const isPosition = (words: Words): boolean => {
  const [first = '', second, third = '', fourth = ''] = words;
  if (second === undefined) return true;
  if (words.length === 4) {
    const sides = [axisOf(first), axisOf(third)].sort().join();
    return sides === 'x,y' && isExtent(second) && isExtent(fourth);
  }
  if (words.length > 2) return false;
  const [one, other] = [axisOf(first), axisOf(second)];
  if (one !== undefined && one === other) return false;
  return !(one === 'y' && isExtent(second)) && !(other === 'x' && isExtent(first));
};

const isGradient = (text: string): boolean => {
  const [, kind = '', inner = ''] = /^(?:repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is.exec(text) ?? [];
  if (!kind) return false;
  const parts = splitCss(inner, ',');
  const stops = isGradientLine(kind.toLowerCase(), parts[0] ?? '') ? parts.slice(1) : parts;
  const isOffset = /^conic$/i.test(kind)
    ? (offset: string) => offset === '0' || isMeasure(offset, ['angle', 'percentage'])
    : (offset: string) => isExtent(offset);
  const isHint = (stop: string, index: number) =>
    isOffset(stop) && startsWithColor(stops[index - 1]) && startsWithColor(stops[index + 1]);
  return stops.length > 0 && stops.every((stop, index) => isColorStop(stop, isOffset) || isHint(stop, index));
};

const isColorStop = (stop: string, isOffset: (text: string) => boolean): boolean => {
  const [, ...offsets] = splitCss(stop, ' ');
  return startsWithColor(stop) && offsets.length <= 2 && offsets.every(isOffset);
};

const startsWithColor = (stop = ''): boolean => isColor(splitCss(stop, ' ')[0] ?? '');

const isAngle = (text: string): boolean => text === '0' || isMeasure(text, ['angle']);

const isGradientLine = (kind: string, text: string): boolean => {
  if (kind === 'linear')
    return (
      isAngle(text) || /^to (?:(?:left|right)(?: (?:top|bottom))?|(?:top|bottom)(?: (?:left|right))?)$/i.test(text)
    );
  const [before = '', position] = text.split(/(?:^|\s)at\s+/i);
  if (position !== undefined && !isPositionText(position)) return false;
  const hasPosition = position !== undefined;
  if (kind === 'conic') return before === '' ? hasPosition : /^from\s/i.test(before) && isAngle(before.slice(5).trim());
  const isShape = /^(?:circle|ellipse)?\s*(?:(?:closest|farthest)-(?:side|corner))?$/i.test(before.trim());
  return isShape && (before.trim() !== '' || hasPosition);
};

const isPositionText = (text: string): boolean => {
  const words = splitCss(text, ' ');
  return words.length > 0 && words.every((word) => positionKeyword.test(word) || isExtent(word)) && isPosition(words);
};
