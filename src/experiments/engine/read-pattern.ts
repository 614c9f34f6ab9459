import { ALLOWED_ESCAPES } from './allowed-escapes';

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
  /** Infinity without an upper bound. */
  max: number;
  /** Where the part begins and ends in the pattern, with its quantifier. */
  start: number;
  end: number;
}

/** Thrown for syntax that is valid in a browser but that Cobble rejects. */
export class RejectedSyntax extends Error {
  /** @param index of the rejected piece in the pattern */
  constructor(readonly index: number) {
    super(`rejected syntax at ${index}`);
  }
}

/** Escapes, classes, openings of groups, quantifiers, and single characters. Anything else is rejected. */
const tokenExpression = (inClass: string, more = '') =>
  RegExp(
    String.raw`${more}\\(?:${ALLOWED_ESCAPES}|[1-9]\d*|k<\w+>)|\[(?:[^\\\]]|\\(?:${ALLOWED_ESCAPES}${inClass}))*\]|\((?:\?(?:<?[=!]|:|<[A-Za-z_]\w*>)|(?!\?))|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^\\[(]`,
    'y',
  );

const PIECES = tokenExpression('');
/** With properties, which the flag `u` is needed for. */
const UNICODE_PIECES = tokenExpression(String.raw`|p\{\w+\}`);
/** Letters, digits and others that stand for themselves are one piece, but for one that is repeated. */
const STRETCHES = tokenExpression('', String.raw`[\w/-]+(?![*+?{])|`);

/** Groups inside each other that are read: each takes its part of the stack. */
const DEPTH = 250;

/** @throws RejectedSyntax */
const tokensOf = (source: string, tokens: RegExp): string[] => {
  const found: string[] = [];
  for (tokens.lastIndex = 0; tokens.lastIndex < source.length; ) {
    const start = tokens.lastIndex;
    const token = tokens.exec(source)?.[0];
    if (!token) throw new RejectedSyntax(start);
    found.push(token);
  }
  return found;
};

/** @throws RejectedSyntax for a name that two groups have, and a reference without its group */
const checkReferences = (tokens: readonly string[]): void => {
  const groups = tokens.filter((token) => /^\($|^\(\?<\w/.test(token));
  let index = 0;
  tokens.forEach((token, at) => {
    const isTwice = token.endsWith('>') && token[0] === '(' && tokens.indexOf(token) < at;
    const isLost = /^\\[1-9]/.test(token) && +token.slice(1) > groups.length;
    if (isTwice || isLost || (/^\\k/.test(token) && !groups.includes(`(?${token.slice(2)}`)))
      throw new RejectedSyntax(index);
    index += token.length;
  });
};

/**
 * Reads a pattern: the one reader of patterns, for the proof in `is-catastrophic.ts` and for the command line's
 * prefilter. It rejects whatever it might read in another way than the browser.
 *
 * @param source of a valid pattern; of an invalid one the answer means nothing, or it throws
 * @param inStretches whether plain characters side by side may be one part: a path has six parts then, not thirty
 * @param flags of the pattern, without `m` and `v`
 * @returns the alternatives, each a sequence of parts
 * @throws RejectedSyntax
 * @throws RangeError when groups are nested too deeply
 */
export const readPattern = (source: string, inStretches?: boolean, flags = ''): PatternPart[][] => {
  const tokens = tokensOf(source, inStretches ? STRETCHES : flags.includes('u') ? UNICODE_PIECES : PIECES);
  checkReferences(tokens);
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
