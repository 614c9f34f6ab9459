import { tokens } from './tokens';

/** A pattern as a graph of what reads one character each (Glushkov's automaton). */
export interface Atoms {
  /** For each atom, the characters that it reads: one bit for each. */
  reads: bigint[];
  /** How many characters are told apart. */
  characters: number;
  /** For each atom, those that can come next; one that can come next in two ways stands there twice. */
  next: number[][];
}

/** The characters that a browser leaves in a path or a query, all others are percent-encoded. */
const CHARACTERS: string[] = [];
for (let code = 33; code < 127; code++) CHARACTERS.push(String.fromCharCode(code));

/** What other texts have besides: blanks, and letters, marks, digits and signs beyond ASCII, one of each kind. */
const BEYOND = [...' \t\x7f\u00a0Ééʰ中Ⅷ²٣\u0301\u093e–©€Ⓐ'];

/** Where a piece begins, where it ends (as numbers of atoms), and whether it can be empty. */
type Piece = readonly [begin: readonly number[], end: readonly number[], hollow: boolean];

const NOTHING: Piece = [[], [], true];

/**
 * Reads a pattern. Assertions count as nothing; what is in a lookaround stands by itself; a back reference reads
 * nothing; a count repeats any number of times, but one atom with a single count (`{4}`) is one atom.
 *
 * @param source of a valid pattern
 * @param flags of a pattern that is for any text; without them it is for a URL
 */
export const atoms = (source: string, flags?: string): Atoms => {
  const characters = flags ? [...CHARACTERS, ...BEYOND] : CHARACTERS;
  const pieces = tokens(source);
  const reads: bigint[] = [];
  const next: number[][] = [];
  let at = 0;

  const link = (from: readonly number[], to: readonly number[]) => {
    for (const atom of from) next[atom]!.push(...to);
  };

  const atom = (token: string): Piece => {
    if (/^(\^|\$|\\b)$/i.test(token)) return NOTHING;
    const expression = RegExp(`^${token}$`, flags);
    let bits = 0n;
    characters.forEach((character, index) => expression.test(character) && (bits |= 1n << BigInt(index)));
    reads.push(bits);
    next.push([]);
    return [[next.length - 1], [next.length - 1], false];
  };

  const group = (opening: string): Piece => {
    const inside = alternatives();
    return /^\(\?<?[=!]/.test(opening) ? NOTHING : inside;
  };

  const quantified = (token: string): Piece => {
    const piece = token[0] == '(' ? group(token) : atom(token);
    const quantifier = /^([*+?]|\{\d)/.test(pieces[at] ?? '') ? pieces[at++]! : '';
    if (/^[*+]|,/.test(quantifier) || (quantifier[0] == '{' && token[0] == '(')) link(piece[1], piece[0]);
    return [piece[0], piece[1], piece[2] || /^([*?]|\{0)/.test(quantifier)];
  };

  /** Reads up to the closing bracket. */
  const alternatives = (): Piece => {
    let all: Piece = [[], [], false];
    let one = NOTHING;
    for (;;) {
      const token = pieces[at++];
      if (token && token != '|' && token != ')') {
        const [begin, end, hollow] = quantified(token);
        link(one[1], begin);
        one = [one[2] ? [...one[0], ...begin] : one[0], hollow ? [...one[1], ...end] : end, one[2] && hollow];
      } else {
        all = [[...all[0], ...one[0]], [...all[1], ...one[1]], all[2] || one[2]];
        one = NOTHING;
        if (token != '|') return all;
      }
    }
  };

  alternatives();
  return { reads, characters: characters.length, next };
};
