import type { AST } from '@eslint-community/regexpp';
import type { AlphabetName, CharSet } from './alphabet';
import { alphabet } from './alphabet';

/** A state of the automaton. `to` are the states after it; only `char` consumes a character. */
export interface State {
  kind: 'char' | 'split' | 'start' | 'end' | 'accept';
  /** What a `char` state consumes. */
  chars?: CharSet;
  to: number[];
}

/** A pattern as a non-deterministic automaton (Thompson's construction) over one of the alphabets. */
export interface Automaton {
  states: State[];
  first: number;
  letters: AlphabetName;
  /**
   * False when something was left out that only narrows what matches (`\b`, a short lookaround): good for an upper
   * bound of the work, no good for saying what matches.
   */
  exact: boolean;
}

/** More states than this and the pattern is left to slower judges. */
const LIMIT = 1200;

class Unsupported extends Error {}

/**
 * @param ast the syntax tree of a pattern without flags
 * @returns the automaton; undefined when the pattern uses what no automaton can do (back references, lookarounds with
 * repetitions), or repeats so much that it gets too big
 */
export const automaton = (ast: AST.Pattern, letters: AlphabetName): Automaton | undefined => {
  const states: State[] = [];
  let exact = true;

  const put = (state: State): number => {
    if (states.length >= LIMIT) throw new Unsupported();
    return states.push(state) - 1;
  };

  const anyOf = (alternatives: readonly AST.Alternative[], next: number): number => {
    const entries = alternatives.map((alternative) => sequence(alternative.elements, next));
    return entries.length === 1 ? entries[0]! : put({ kind: 'split', to: entries });
  };

  const sequence = (elements: readonly AST.Element[], next: number): number =>
    elements.reduceRight((after, element) => entry(element, after), next);

  const loop = (element: AST.QuantifiableElement, next: number, greedy: boolean): { split: number; body: number } => {
    const split = put({ kind: 'split', to: [] });
    const body = entry(element, split);
    states[split]!.to = greedy ? [body, next] : [next, body];
    return { split, body };
  };

  const repeat = ({ element, min, max, greedy }: AST.Quantifier, next: number): number => {
    let after = next;
    let copies = min;
    if (max === Infinity) {
      const { split, body } = loop(element, next, greedy);
      after = min === 0 ? split : body;
      copies = Math.max(0, min - 1);
    } else {
      for (let n = min; n < max; n++) {
        const body = entry(element, after);
        after = put({ kind: 'split', to: greedy ? [body, next] : [next, body] });
      }
    }
    for (let n = 0; n < copies; n++) after = entry(element, after);
    return after;
  };

  const entry = (node: AST.Element, next: number): number => {
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return put({ kind: 'char', chars: charSet(node, letters), to: [next] });
      case 'Group':
      case 'CapturingGroup':
        return anyOf(node.alternatives, next);
      case 'Quantifier':
        return repeat(node, next);
      case 'Assertion':
        if (node.kind === 'start' || node.kind === 'end') return put({ kind: node.kind, to: [next] });
        if (node.kind !== 'word' && repeats(node)) throw new Unsupported();
        exact = false;
        return next;
      default:
        throw new Unsupported();
    }
  };

  try {
    const accept = put({ kind: 'accept', to: [] });
    const first = anyOf(ast.alternatives, accept);
    return { states, first, letters, exact };
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
};

/** Whether a repetition without a small bound stands anywhere inside. */
const repeats = (node: AST.LookaroundAssertion | AST.Element | AST.Alternative): boolean => {
  switch (node.type) {
    case 'Quantifier':
      return node.max > 8 || repeats(node.element);
    case 'Assertion':
      return 'alternatives' in node && node.alternatives.some(repeats);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.some(repeats);
    case 'Alternative':
      return node.elements.some(repeats);
    case 'Backreference':
      return true;
    default:
      return false;
  }
};

/** The characters of the alphabet that an element of one character matches. */
const charSet = (node: AST.Character | AST.CharacterSet | AST.CharacterClass, letters: AlphabetName): CharSet => {
  const key = `${letters} ${node.raw}`;
  let set = known.get(key);
  if (!set) known.set(key, (set = alphabet.where(letters, (code) => matches(node, code))));
  return set;
};

/** Sets by alphabet and as written: most patterns are made of the same few characters and classes. */
const known = new Map<string, CharSet>();

const matches = (node: AST.CharacterClassElement | AST.CharacterClass | AST.CharacterSet, code: number): boolean => {
  switch (node.type) {
    case 'Character':
      return node.value === code;
    case 'CharacterClassRange':
      return node.min.value <= code && code <= node.max.value;
    case 'CharacterClass':
      return node.elements.some((element) => matches(element as AST.CharacterClassElement, code)) !== node.negate;
    case 'CharacterSet': {
      if (node.kind === 'any') return true; // no alphabet here has line ends
      const char = String.fromCharCode(code);
      if (node.kind === 'digit') return /\d/.test(char) !== node.negate;
      if (node.kind === 'word') return /\w/.test(char) !== node.negate;
      if (node.kind === 'space') return /\s/.test(char) !== node.negate;
      throw new Unsupported();
    }
    default:
      throw new Unsupported();
  }
};
