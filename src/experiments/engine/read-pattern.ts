/** One piece of a pattern, and how often it is repeated. */
export interface PatternPart {
  /**
   * As written, without its quantifier: a character, an escape, a class, an assertion; of a group only what opens it,
   * as `(?:`.
   */
  text: string;
  /** What a group or a lookaround holds. */
  alternatives?: PatternPart[][];
  min: number;
  /** Infinity where there is no most. */
  max: number;
  /** Where the part begins and ends in the pattern, with its quantifier. */
  start: number;
  end: number;
}

/** Escapes, classes, openings of groups, quantifiers, and single characters: together they are the whole pattern. */
const TOKENS =
  /\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]])*]|\((?:\?(?:<?[=!]|[^:>]*[:>]))?|(?:[*+?]|\{\d+(?:,\d*)?})\??|[^]/gi;

/** Groups inside each other that are read: each takes its part of the stack. */
const DEPTH = 250;

/**
 * Reads a pattern: the one reader of patterns, for the proof in `is-catastrophic.ts` and for the command line's
 * prefilter.
 *
 * @param source of a valid pattern; of another one the answer means nothing, but it comes
 * @returns the alternatives, each a sequence of parts
 * @throws RangeError when groups are nested too deeply
 */
export const readPattern = (source: string): PatternPart[][] => {
  const tokens = source.match(TOKENS) ?? [];
  let next = 0;
  let offset = 0;
  let depth = 0;
  const take = (): string => {
    const token = tokens[next++]!;
    offset += token.length;
    return token;
  };

  const readPart = (): PatternPart => {
    const start = offset;
    const text = take();
    const part: PatternPart = { text, min: 1, max: 1, start, end: 0 };
    if (text[0] === '(') part.alternatives = readAlternatives();
    const [, sign, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)})/.exec(tokens[next] ?? '') ?? [];
    if (sign) [part.min, part.max] = [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity];
    if (least) [part.min, part.max] = [+least, !comma ? +least : most ? +most : Infinity];
    if (sign || least) take();
    part.end = offset;
    return part;
  };

  /** Reads up to the closing bracket, and over it. */
  const readAlternatives = (): PatternPart[][] => {
    if (++depth > DEPTH) throw RangeError('its groups are nested too deeply');
    const alternatives: PatternPart[][] = [[]];
    while (next < tokens.length && tokens[next] !== ')') {
      if (tokens[next] === '|') {
        take();
        alternatives.push([]);
      } else alternatives.at(-1)!.push(readPart());
    }
    if (next < tokens.length) take();
    depth--;
    return alternatives;
  };

  return readAlternatives();
};
