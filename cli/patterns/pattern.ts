import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';
import { limits as engine } from '../../src/experiments/engine/limits';
import { RejectedSyntax, readPattern } from '../../src/experiments/engine/read-pattern';
import { messageOf } from '../io/errors';
import { limits } from '../io/limits';
import { groupDepth } from './group-depth';
import type { UrlPart } from './url-part';

/** What is known of one pattern. */
export interface Pattern {
  readonly source: string;
  readonly part: UrlPart;
  /** Why the JavaScript engine refuses the pattern; undefined when it takes it. */
  readonly fault: { reason: string; index: number | undefined } | undefined;
  /** Where a valid pattern has syntax that the page rejects, as browsers read it in a surprising way, or not all. */
  readonly rejected: number | undefined;
  /** Why nothing more is found out about a valid pattern: it is too long, or nested too deeply (threat 9). */
  readonly unjudged: string | undefined;
  /** The syntax tree; undefined when the pattern is invalid, unjudged, or newer than the parser. */
  readonly ast: AST.Pattern | undefined;
}

const known = new Map<string, Pattern>();

/** The facts about a pattern, from a cache by pattern and part: configs repeat the same patterns a great deal. */
export const pattern = (source: string, part: UrlPart): Pattern => {
  const key = `${part}:${source}`;
  let found = known.get(key);
  if (!found) {
    const fault = faultOf(source);
    const unjudged = fault ? undefined : tooMuch(source);
    const ast = fault || unjudged ? undefined : parse(source);
    found = { source, part, fault, rejected: fault || unjudged ? undefined : rejectedAt(source), unjudged, ast };
    known.set(key, found);
  }
  return found;
};

/** The page refuses longer ones; what walks the syntax tree needs stack for each level. */
const tooMuch = (source: string): string | undefined => {
  if (source.length > engine.pattern)
    return `it has ${source.length.toLocaleString('en-US')} characters, and at most ${engine.pattern.toLocaleString('en-US')} are judged`;
  const depth = groupDepth(source);
  return depth > limits.patternDepth
    ? `its groups are nested ${depth.toLocaleString('en-US')} deep, and at most ${limits.patternDepth} are judged`
    : undefined;
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

/** The engine decides what is valid; the parser only says where. */
const faultOf = (source: string): Pattern['fault'] => {
  try {
    new RegExp(source);
    return undefined;
  } catch (error) {
    const reason = messageOf(error)
      .replace(/^Invalid regular expression: /, '')
      .replace(`/${source}/`, '')
      .replace(/^[a-z]*: /, '');
    try {
      parser.parsePattern(source, 0, source.length, { unicode: false, unicodeSets: false });
      return { reason, index: undefined };
    } catch (inner) {
      // The parser's own error has the place; whatever else comes has none.
      const index = (inner as { index?: unknown }).index;
      return { reason, index: typeof index === 'number' ? index : undefined };
    }
  }
};
