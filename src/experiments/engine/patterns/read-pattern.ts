import { ALLOWED_ESCAPES } from './limits';

export interface PatternPart {
  /** The source without the quantifier. For a group, only the opening, such as `(?:`. */
  text: string;
  alternatives?: PatternPart[][];
  min: number;
  /** Infinity if there is no upper bound. */
  max: number;
  start: number;
  end: number;
}

/** Thrown for syntax that browsers accept, but interpret differently. */
export class RejectedSyntax extends Error {
  constructor(readonly index: number) {
    super(`rejected syntax at ${index}`);
  }
}

const tokenExpression = (inClass: string, more = '') =>
  RegExp(
    String.raw`${more}\\(?:${ALLOWED_ESCAPES}|[1-9]\d*|k<\w+>)|\[(?:[^\\\]]|\\(?:${ALLOWED_ESCAPES}${inClass}))*\]|\((?:\?(?:<?[=!]|:|<[A-Za-z_]\w*>)|(?!\?))|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^\\[(]`,
    'y',
  );

const TOKENS = tokenExpression('');
const UNICODE_TOKENS = tokenExpression(String.raw`|p\{\w+\}`);
/** Like `TOKENS`, but joins adjacent plain characters that aren't repeated. */
const STRETCHES = tokenExpression('', String.raw`[\w/-]+(?![*+?{])|`);

const MAX_DEPTH = 250;

/**
 * Parses a pattern. Rejects syntax that browsers may interpret differently.
 *
 * @param source a valid pattern
 * @param inStretches whether to join adjacent literal characters into one `PatternPart`
 * @param flags any except `m` and `v`
 * @throws RejectedSyntax
 * @throws RangeError if groups are nested too deeply
 */
export const readPattern = (source: string, inStretches?: boolean, flags = ''): PatternPart[][] => {
  const tokens = tokensOf(source, inStretches ? STRETCHES : flags.includes('u') ? UNICODE_TOKENS : TOKENS);
  checkReferences(tokens);
  return new Reader(tokens).readAlternatives();
};

const tokensOf = (source: string, expression: RegExp): string[] => {
  const found: string[] = [];
  for (expression.lastIndex = 0; expression.lastIndex < source.length; ) {
    const start = expression.lastIndex;
    const token = expression.exec(source)?.[0];
    if (!token) throw new RejectedSyntax(start);
    found.push(token);
  }
  return found;
};

/** @throws RejectedSyntax for a repeated group name, or a reference to a missing group */
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

class Reader {
  private next = 0;
  private offset = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly string[]) {}

  /** Reads alternatives up to and including the closing bracket. */
  readAlternatives(): PatternPart[][] {
    if (++this.depth > MAX_DEPTH) throw RangeError('its groups are nested too deeply');
    const alternatives: PatternPart[][] = [[]];
    while (this.next < this.tokens.length && this.tokens[this.next] !== ')') {
      if (this.tokens[this.next] === '|') {
        this.take();
        alternatives.push([]);
      } else alternatives.at(-1)!.push(this.readPart());
    }
    if (this.next < this.tokens.length) this.take();
    this.depth--;
    return alternatives;
  }

  private readPart(): PatternPart {
    const start = this.offset;
    const text = this.take();
    const part: PatternPart = { text, min: 1, max: 1, start, end: 0 };
    if (text[0] === '(') part.alternatives = this.readAlternatives();
    const times = quantifierOf(this.tokens[this.next]);
    if (times) {
      this.take();
      [part.min, part.max] = times;
    }
    part.end = this.offset;
    return part;
  }

  private take(): string {
    const token = this.tokens[this.next++]!;
    this.offset += token.length;
    return token;
  }
}

const quantifierOf = (token: string | undefined): [min: number, max: number] | undefined => {
  const sign = token?.[0];
  if (sign === '*') return [0, Infinity];
  if (sign === '+') return [1, Infinity];
  if (sign === '?') return [0, 1];
  // A brace without a number is a plain character.
  const [, least, comma, most] = (sign === '{' && /(\d+)(,?)(\d*)/.exec(token!)) || [];
  if (!least) return undefined;
  return [+least, !comma ? +least : most ? +most : Infinity];
};
