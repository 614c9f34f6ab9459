import type { CharSet, DFA, NFA } from 'refa';
import { automata } from './automata';
import type { Pattern, UrlPart } from './pattern';
import { searchExpression, type TextCharacters } from './search-expression';

export const MAX_NODES = 3000;

/** Maximum number of repeated `^` or `$` in a pattern, as in `^^/store`. */
export const EDGES = 16;

const ALPHABET = { maxCharacter: 0xffff };

/** Characters that the URL standard doesn't percent-encode. Browsers before 2024 don't encode `^` either. */
const INNER = { url: /[^\0- "#<>?`{}\\\x7f]/, search: /[^\0- "#<>'\x7f]/ };

const matches = new WeakMap<Pattern, NFA>();
const complements = new WeakMap<NFA, DFA>();

/**
 * Returns an automaton that accepts all texts in which the pattern has a match.
 *
 * @throws Error if no automaton can represent the pattern, or the automaton is too large
 */
export const matchesOf = (pattern: Pattern): NFA => {
  let automaton = matches.get(pattern);
  if (!automaton) {
    const expression = searchExpression(pattern, characters()[pattern.part]);
    const { NFA } = automata();
    automaton = NFA.fromRegex(expression, ALPHABET, {}, new NFA.LimitedNodeFactory(MAX_NODES));
    matches.set(pattern, automaton);
  }
  return automaton;
};

export const complementOf = (automaton: NFA): DFA => {
  let complement = complements.get(automaton);
  if (!complement) {
    const { DFA } = automata();
    complement = DFA.fromFA(automaton, new DFA.LimitedNodeFactory(MAX_NODES));
    complement.complement();
    complements.set(automaton, complement);
  }
  return complement;
};

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const charactersLike = (expression: RegExp): CharSet => {
  const codes = Array.from({ length: 128 }, (_, code) => code).filter((code) =>
    expression.test(String.fromCharCode(code)),
  );
  return automata()
    .CharSet.empty(ALPHABET.maxCharacter)
    .union(codes.map((code) => ({ min: code, max: code })));
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

const form = (part: UrlPart, mark: RegExp, least: number): NFA => {
  const { start, end, inner } = characters()[part];
  const repeated = (set: CharSet, min: number, max: number) => ({
    type: 'Quantifier' as const,
    alternatives: [
      { type: 'Concatenation' as const, elements: [{ type: 'CharacterClass' as const, characters: set }] },
    ],
    min,
    max,
    lazy: false,
  });
  const elements = [
    repeated(start, EDGES, EDGES),
    repeated(charactersLike(mark), 1, 1),
    repeated(inner, least, Infinity),
    repeated(end, EDGES, EDGES),
  ];
  return automata().NFA.fromRegex({ type: 'Concatenation', elements }, ALPHABET);
};

/** Automata that accept all paths (`url`), or all non-empty query strings (`search`). */
export const forms = once(() => ({ url: form('url', /\//, 0), search: form('search', /\?/, 1) }));
