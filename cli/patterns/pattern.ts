import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';
import { limits as engine } from '../../src/services/experiments/expression';
import { limits } from '../io/limits';
import type { UrlPart } from './alphabet';
import type { Automaton } from './automaton';
import { automaton } from './automaton';
import { groupDepth } from './group-depth';
import { plainlyLinear } from './plainly-linear';
import type { Positions } from './positions';
import { positions } from './positions';
import type { Shape } from './shape';
import { shape } from './shape';

/** What is known of one pattern; each question is answered once. */
export interface Pattern {
  readonly source: string;
  readonly part: UrlPart;
  /** Why the JavaScript engine refuses the pattern; undefined when it takes it. */
  readonly fault: { reason: string; index: number | undefined } | undefined;
  /** Why nothing more is found out about a valid pattern: it is too long, or nested too deeply (threat 9). */
  readonly unjudged: string | undefined;
  /** The syntax tree; undefined when the pattern is invalid, unjudged, or newer than the parser. */
  readonly ast: AST.Pattern | undefined;
  readonly automaton: Automaton | undefined;
  /** True when the pattern certainly takes linear time; false when a slower judge must look. */
  readonly plainlyLinear: boolean;
  /** Undefined where {@link automaton} can't say all that the pattern does. */
  readonly shape: Shape | undefined;
}

/** A pattern that names characters beyond ASCII is judged by the slower judge, which knows them. */
const BEYOND = /[^\0-\x7f]|\\[xucpP]/;

const known = new Map<string, Pattern>();

/** The facts about a pattern, from a cache by pattern and part: configs repeat the same patterns a great deal. */
export const pattern = (source: string, part: UrlPart): Pattern => {
  const key = `${part}:${source}`;
  const before = known.get(key);
  if (before) return before;
  const made = make(source, part);
  known.set(key, made);
  return made;
};

const make = (source: string, part: UrlPart): Pattern => {
  const fault = faultOf(source);
  const unjudged = fault ? undefined : tooMuch(source);
  const ast = fault || unjudged ? undefined : parse(source);
  const once = <T>(get: () => T): (() => T) => {
    let made: { value: T } | undefined;
    return () => (made ??= { value: get() }).value;
  };
  const machine = once(() => ast && automaton(ast, part));
  const graph = once((): Positions | undefined => {
    const whole = ast && !BEYOND.test(source) ? automaton(ast, 'text') : undefined;
    return whole && positions(whole);
  });
  const linear = once(() => graph() !== undefined && plainlyLinear(graph()!));
  const form = once(() => (graph()?.exact ? shape(graph()!) : undefined));
  return {
    source,
    part,
    fault,
    unjudged,
    ast,
    get automaton() {
      return machine();
    },
    get plainlyLinear() {
      return linear();
    },
    get shape() {
      return form();
    },
  };
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
    const reason = (error as Error).message
      .replace(/^Invalid regular expression: /, '')
      .replace(`/${source}/`, '')
      .replace(/^[a-z]*: /, '');
    try {
      parser.parsePattern(source, 0, source.length, { unicode: false, unicodeSets: false });
      return { reason, index: undefined };
    } catch (inner) {
      const index = (inner as { index?: unknown }).index;
      return { reason, index: typeof index === 'number' ? index : undefined };
    }
  }
};
