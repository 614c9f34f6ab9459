/** One piece of a pattern, and how often it is repeated. */
export interface PatternPart {
  /**
   * As written, without its quantifier: a character (or a stretch of them, if asked for), an escape, a class, an
   * assertion; of a group only what opens it, as `(?:`.
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

/** The same, with letters, digits and others that stand for themselves in one piece, but for one that is repeated. */
const STRETCHES = RegExp(`[\\w/-]+(?![*+?{])|${TOKENS.source}`, TOKENS.flags);

/** Groups inside each other that are read: each takes its part of the stack. */
const DEPTH = 250;

/**
 * Reads a pattern: the one reader of patterns, for the proof in `is-catastrophic.ts` and for the command line's
 * prefilter.
 *
 * @param source of a valid pattern; of another one the answer means nothing, but it comes
 * @param inStretches whether plain characters side by side may be one part: a path has six parts then, not thirty
 * @returns the alternatives, each a sequence of parts
 * @throws RangeError when groups are nested too deeply
 */
export const readPattern = (source: string, inStretches?: boolean): PatternPart[][] => {
  const tokens = source.match(inStretches ? STRETCHES : TOKENS) ?? [];
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
    const sign = tokens[next]?.[0];
    if (sign === '*' || sign === '+' || sign === '?') {
      if (sign !== '+') part.min = 0;
      if (sign !== '?') part.max = Infinity;
      take();
    } else if (sign === '{') {
      // A brace without a number is a character.
      const [, least, comma, most] = /(\d+)(,?)(\d*)/.exec(tokens[next]!) ?? [];
      if (least) {
        [part.min, part.max] = [+least, !comma ? +least : most ? +most : Infinity];
        take();
      }
    }
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
