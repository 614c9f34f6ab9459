import type { CharSet, DFA, NFA } from 'refa';
import { automata } from './automata';
import type { Pattern } from './pattern';
import { plainExample } from './plain-example';
import type { TextCharacters } from './search-expression';
import { searchExpression } from './search-expression';
import { shortestWord } from './shortest-word';
import type { UrlPart } from './url-part';

/**
 * An example text (`''` is one: a URL without a query); `null` when no text is like that; `undefined` when the patterns
 * are too large, or use what no automaton can do.
 */
export type Example = string | null | undefined;

/** Questions about all paths, or all queries, that a browser can show to a pattern. */
export const language = {
  /** Whether an automaton can do what the pattern does, and is not too large. */
  isKnown(pattern: Pattern): boolean {
    if (isPlain(pattern)) return true;
    try {
      return found(pattern) !== undefined;
    } catch {
      return false;
    }
  },

  /**
   * A text, as short as any, that `include` finds something in and no pattern of `excludes` does.
   *
   * @param include of several, each does; undefined stands for every text of the part
   */
  example(
    part: UrlPart,
    include: Pattern | readonly Pattern[] | undefined,
    excludes: readonly Pattern[] = [],
  ): Example {
    const includes = [include ?? []].flat();
    const [first, ...others] = includes;
    const plain = first?.ast && others.length === 0 ? plainExample(part, first.source) : undefined;
    // Plain excludes alone are tried: any other might stall.
    if (plain && excludes.every(isPlain) && isLeft(plain, [], excludes)) return plain;
    try {
      const { NFA } = automata();
      const form = forms();
      const included = includes.map((pattern) => found(pattern));
      const all = excludes.map((pattern) => found(pattern));
      if (part === 'search' && isLeft('', includes, excludes)) return '';
      let left = form[part];
      for (const each of included) left = NFA.fromIntersection(left, each, new NFA.LimitedNodeFactory(NODES));
      for (const excluded of all) {
        left = NFA.fromIntersection(left, without(excluded), new NFA.LimitedNodeFactory(NODES));
      }
      const word = shortestWord(left);
      return word ? String.fromCharCode(...word.slice(EDGES, -EDGES)) : null;
    } catch {
      return undefined;
    }
  },
};

export type Language = typeof language;

/** With larger automata than this the question stays open. */
const NODES = 3000;

/** Whether it is text alone, which needs no automaton and can't stall. */
const isPlain = ({ ast, part, source }: Pattern): boolean => Boolean(ast && plainExample(part, source));

const isLeft = (text: string, includes: readonly Pattern[], excludes: readonly Pattern[]): boolean =>
  includes.every(({ source }) => new RegExp(source).test(text)) &&
  !excludes.some(({ source }) => new RegExp(source).test(text));

/** As often an edge stands there, for patterns such as `^^/store`. */
const EDGES = 16;

const MAXIMUM = { maxCharacter: 0xffff };
const charactersLike = (expression: RegExp): CharSet => {
  const codes = Array.from({ length: 128 }, (_, code) => code).filter((code) =>
    expression.test(String.fromCharCode(code)),
  );
  return automata()
    .CharSet.empty(MAXIMUM.maxCharacter)
    .union(codes.map((code) => ({ min: code, max: code })));
};

/**
 * What a path or a query can hold once the browser has written it: printable ASCII, without the characters that the
 * URL standard percent-encodes there. All else arrives as `%XX`, so what a pattern matches can be judged on this alone.
 * `^` stays in: browsers older than 2024 leave it as it is.
 */
const INNER = { url: /[^\0- "#<>?`{}\\\x7f]/, search: /[^\0- "#<>'\x7f]/ };

/** Gives what `make` made at the first call. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const characters = once((): Readonly<Record<UrlPart, TextCharacters>> => {
  const start = charactersLike(/\0/);
  const end = charactersLike(/\x01/);
  const of = (part: UrlPart): TextCharacters => {
    const inner = charactersLike(INNER[part]);
    return { start, end, inner, any: inner.union(start, end) };
  };
  return { url: of('url'), search: of('search') };
});

/** The form of a path: a slash and the rest; of a query that is there: a question mark and at least one character. */
const form = (part: UrlPart, mark: RegExp, min: number): NFA => {
  const { start, end, inner } = characters()[part];
  const repeated = (set: CharSet, least: number, most: number) => ({
    type: 'Quantifier' as const,
    alternatives: [
      { type: 'Concatenation' as const, elements: [{ type: 'CharacterClass' as const, characters: set }] },
    ],
    min: least,
    max: most,
    lazy: false,
  });
  const elements = [
    repeated(start, EDGES, EDGES),
    repeated(charactersLike(mark), 1, 1),
    repeated(inner, min, Infinity),
    repeated(end, EDGES, EDGES),
  ];
  return automata().NFA.fromRegex({ type: 'Concatenation', elements }, MAXIMUM);
};

const forms = once(() => ({ url: form('url', /\//, 0), search: form('search', /\?/, 1) }));

const known = new WeakMap<Pattern, NFA>();
const complements = new WeakMap<NFA, DFA>();

/** All texts of the part's characters in which the pattern finds something. */
const found = (pattern: Pattern): NFA => {
  let automaton = known.get(pattern);
  if (!automaton) {
    const expression = searchExpression(pattern, characters()[pattern.part]);
    const { NFA } = automata();
    automaton = NFA.fromRegex(expression, MAXIMUM, {}, new NFA.LimitedNodeFactory(NODES));
    known.set(pattern, automaton);
  }
  return automaton;
};

const without = (excluded: NFA): DFA => {
  let complement = complements.get(excluded);
  if (!complement) {
    const { DFA } = automata();
    complement = DFA.fromFA(excluded, new DFA.LimitedNodeFactory(NODES));
    complement.complement();
    complements.set(excluded, complement);
  }
  return complement;
};
