import { isColor } from './css-color';
import { isMeasure } from './css-measure';
import { splitCss } from './css-words';

/**
 * Whether a text is a whole `background` value of gradients and a colour: what textures and bands are made of. Images
 * by address are none.
 *
 * @param text whose brackets and quotes are closed
 */
export const isBackground = (text: string): boolean => {
  const layers = splitCss(text, ',');
  return layers.every((layer, index) => isLayer(layer, index === layers.length - 1));
};

const words = {
  repeat: /^(?:repeat|no-repeat|space|round)$/i,
  axis: /^repeat-[xy]$/i,
  attachment: /^(?:scroll|fixed|local)$/i,
  box: /^(?:border|padding|content)-box$/i,
  place: /^(?:left|right|top|bottom|center)$/i,
  size: /^(?:auto|cover|contain)$/i,
};

/** Each part at most as often as it may stand, and those of one part side by side. */
const isLayer = (layer: string, isLast: boolean): boolean => {
  const parts = splitCss(layer.replace(/\/(?![^(]*\))/g, ' / '), ' ');
  const runs: { kind: string; words: string[] }[] = [];
  let isSize = false;
  for (const part of parts) {
    const kind: string | undefined = part === '/' ? 'slash' : kindOf(part, isSize);
    if (kind === undefined) return false;
    isSize = kind === 'slash' || (isSize && kind === 'size');
    const run = runs.at(-1);
    if (run && run.kind === kind) run.words.push(part);
    else runs.push({ kind, words: [part] });
  }
  if (runs.length === 0 || new Set(runs.map(({ kind }) => kind)).size !== runs.length) return false;
  const at = (kind: string) => runs.findIndex((run) => run.kind === kind);
  if (at('repeat') >= 0 && at('axis') >= 0) return false;
  const slash = at('slash');
  if (slash >= 0 ? slash === 0 || at('place') !== slash - 1 || at('size') !== slash + 1 : at('size') >= 0) return false;
  return runs.every(({ kind, words: found }) => {
    if (kind === 'color') return isLast && found.length === 1;
    if (kind === 'place') return isPlace(found);
    if (kind === 'size')
      return (
        found.length <=
        (/^(?:cover|contain)$/i.test(found.join(' ')) || !/cover|contain/i.test(found.join(' ')) ? 2 : 0)
      );
    return found.length <= (kind === 'repeat' || kind === 'box' ? 2 : 1);
  });
};

const kindOf = (part: string, isSize: boolean): string | undefined => {
  if (/^none$/i.test(part) || isGradient(part)) return 'image';
  if (isColor(part)) return 'color';
  if (isSize && (words.size.test(part) || isExtent(part, 0))) return 'size';
  if (words.place.test(part) || isExtent(part)) return 'place';
  return (['repeat', 'axis', 'attachment', 'box'] as const).find((kind) => words[kind].test(part));
};

const isExtent = (text: string, least?: number): boolean =>
  /^[+-]?0+(?:\.0+)?$/.test(text) || isMeasure(text, ['length', 'percentage'], least);

/** One or two values, in an order that CSS reads; or two sides with their distances. */
const isPlace = (found: readonly string[]): boolean => {
  const side = (word = '') => (/^(?:left|right)$/i.test(word) ? 'x' : /^(?:top|bottom)$/i.test(word) ? 'y' : undefined);
  const [one, two, three, four] = found;
  if (found.length === 4) {
    const sides = [side(one), side(three)].sort().join();
    return sides === 'x,y' && isExtent(two ?? '') && isExtent(four ?? '');
  }
  if (found.length > 2) return false;
  if (two === undefined) return true;
  const [first, second] = [side(one), side(two)];
  if (first !== undefined && first === second) return false;
  return !(first === 'y' && isExtent(two)) && !(second === 'x' && isExtent(one ?? ''));
};

const isGradient = (text: string): boolean => {
  const [, kind = '', inner = ''] = /^(?:repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is.exec(text) ?? [];
  if (!kind) return false;
  const [first = '', ...rest] = splitCss(inner, ',');
  const stops = isSetting(kind.toLowerCase(), first) ? rest : [first, ...rest];
  const isAt = (at: string) =>
    /^conic$/i.test(kind) ? at === '0' || isMeasure(at, ['angle', 'percentage']) : isExtent(at);
  return (
    stops.length > 0 &&
    stops.every((stop, index) => {
      const [color = '', ...at] = splitCss(stop, ' ');
      if (isColor(color)) return at.length <= 2 && at.every(isAt);
      // Where two colours meet half way: between two of them.
      const isBetween = [stops[index - 1], stops[index + 1]].every((next) =>
        isColor(splitCss(next ?? '', ' ')[0] ?? ''),
      );
      return at.length === 0 && isAt(color) && isBetween;
    })
  );
};

/** What stands before the first colour. */
const isSetting = (kind: string, text: string): boolean => {
  const angle = (word: string) => word === '0' || isMeasure(word, ['angle']);
  if (kind === 'linear')
    return angle(text) || /^to (?:(?:left|right)(?: (?:top|bottom))?|(?:top|bottom)(?: (?:left|right))?)$/i.test(text);
  const [before = '', place] = text.split(/(?:^|\s)at\s+/i);
  if (place !== undefined && !isPlaceText(place)) return false;
  if (kind === 'conic')
    return before === '' ? place !== undefined : /^from\s/i.test(before) && angle(before.slice(5).trim());
  const shape = /^(?:circle|ellipse)?\s*(?:(?:closest|farthest)-(?:side|corner))?$/i.test(before.trim());
  return shape && (before.trim() !== '' || place !== undefined);
};

const isPlaceText = (text: string): boolean => {
  const found = splitCss(text, ' ');
  return found.length > 0 && found.every((word) => words.place.test(word) || isExtent(word)) && isPlace(found);
};
