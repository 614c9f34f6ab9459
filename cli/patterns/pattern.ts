import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';
import { limits as engine } from '../../src/experiments/engine/patterns/limits';
import { RejectedSyntax, readPattern } from '../../src/experiments/engine/patterns/read-pattern';
import { messageOf } from '../io/errors';
import { limits } from '../io/limits';
import { grouped } from '../io/messages';

/** The path, or the query string with its `?`. */
export type UrlPart = 'url' | 'search';

export interface Pattern {
  readonly source: string;
  readonly part: UrlPart;
  readonly fault: PatternFault | undefined;
  /** Offset of syntax that JavaScript accepts, but the page rejects. */
  readonly rejected: number | undefined;
  /** Why a valid pattern is too complex to analyse (threat 9). */
  readonly unjudged: string | undefined;
  /** Undefined for invalid or too complex patterns, and for syntax that the parser doesn't know. */
  readonly ast: AST.Pattern | undefined;
}

export interface PatternFault {
  readonly code: keyof typeof FAULTS | 'other';
  readonly reason: string;
  readonly index: number | undefined;
}

const FAULTS = {
  group: /parenthes|group/i,
  class: /character class/i,
  quantifier: /nothing to repeat/i,
  backslash: /end of pattern/i,
};

/** Caches analysed patterns, because configs often repeat a pattern. */
const known = new Map<string, Pattern>();

export const pattern = (source: string, part: UrlPart): Pattern => {
  const key = `${part}:${source}`;
  let found = known.get(key);
  if (!found) {
    found = factsOf(source, part);
    known.set(key, found);
  }
  return found;
};

const factsOf = (source: string, part: UrlPart): Pattern => {
  const unknown = { rejected: undefined, unjudged: undefined, ast: undefined };
  const fault = faultOf(source);
  if (fault) return { source, part, fault, ...unknown };
  const unjudged = tooMuch(source);
  if (unjudged !== undefined) return { source, part, fault, ...unknown, unjudged };
  return { source, part, fault, rejected: rejectedAt(source), unjudged, ast: parse(source) };
};

/** The page rejects overlong patterns, and deeply nested groups would overflow the parser's stack. */
const tooMuch = (source: string): string | undefined => {
  if (source.length > engine.pattern)
    return `it has ${grouped(source.length)} characters, and the limit is ${grouped(engine.pattern)}`;
  const depth = groupDepth(source);
  return depth > limits.patternDepth
    ? `its groups are nested ${grouped(depth)} levels deep, and the limit is ${limits.patternDepth}`
    : undefined;
};

/** Counts levels of nested groups: 2 for `(a(b))`. Avoids recursion, which could overflow the stack. */
const groupDepth = (source: string): number => {
  let [depth, deepest, inClass] = [0, 0, false];
  for (let index = 0; index < source.length; index++) {
    const char = source[index];
    if (char === '\\') index++;
    else if (inClass) inClass = char !== ']';
    else if (char === '[') inClass = true;
    else if (char === '(') deepest = Math.max(deepest, ++depth);
    else if (char === ')') depth--;
  }
  return deepest;
};

const rejectedAt = (source: string): number | undefined => {
  try {
    readPattern(source);
    return undefined;
  } catch (error) {
    return error instanceof RejectedSyntax ? error.index : undefined;
  }
};

const parser = new RegExpParser({ ecmaVersion: 2025 });

const parse = (source: string): AST.Pattern | undefined => {
  try {
    return parser.parsePattern(source, 0, source.length, { unicode: false, unicodeSets: false });
  } catch {
    return undefined;
  }
};

/** JavaScript decides whether a pattern is valid. The parser locates the fault. */
const faultOf = (source: string): Pattern['fault'] => {
  try {
    new RegExp(source);
    return undefined;
  } catch (error) {
    const reason = messageOf(error)
      .replace(/^Invalid regular expression: /, '')
      .replace(`/${source}/`, '')
      .replace(/^[a-z]*: /, '');
    return { code: codeOf(reason), reason, index: faultIndex(source) };
  }
};

const codeOf = (reason: string): PatternFault['code'] =>
  (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).find((code) => FAULTS[code].test(reason)) ?? 'other';

const faultIndex = (source: string): number | undefined => {
  try {
    parser.parsePattern(source, 0, source.length, { unicode: false, unicodeSets: false });
    return undefined;
  } catch (error) {
    const { index } = Object(error) as { index?: unknown };
    return typeof index === 'number' ? index : undefined;
  }
};
