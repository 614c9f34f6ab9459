import { tokens } from './tokens';

/** Stand for the start and the end of a text; no URL holds them. */
export const edge = { start: '\u0000', end: '\u0001' } as const;

/** Texts of which at least one is in every match. */
export type Choice = readonly string[];

/** More texts than this in one choice, and it narrows too little for what it costs. */
const MOST = 16;

/**
 * What a piece of a pattern must hold: `exact`, if all that it can match are these few texts; and choices, each of
 * which must be met.
 */
interface Need {
  exact?: Choice;
  choices: readonly Choice[];
}

/** A pattern that is being read. */
interface Reader {
  pieces: readonly string[];
  at: number;
  /** Whether the last sequence ended at a bar, and another one follows. */
  more: boolean;
}

const NONE: readonly Choice[] = [];
const FREE: Need = { choices: NONE };
const EMPTY: Choice = [''];

/**
 * Derives from a pattern's syntax what every text that it matches must hold. Only for narrowing down: a text that meets
 * all choices may still not match.
 *
 * @param source of a valid pattern without flags
 * @returns choices of texts, `edge.start` before one that must begin the text, `edge.end` after one that must end it;
 *   none when the pattern says nothing for sure
 */
export const literals = (source: string): readonly Choice[] =>
  flatten(alternatives({ pieces: tokens(source, true), at: 0, more: false })).filter(
    (choice) => choice.length <= MOST && choice.every((text) => text),
  );

/** An exact piece is a choice too. */
const flatten = ({ exact, choices }: Need): readonly Choice[] => (exact ? [exact, ...choices] : choices);

/** Reads up to the closing bracket. One alternative is met, so of each one's best choice one text is there. */
const alternatives = (reader: Reader): Need => {
  const needs = [sequence(reader)];
  while (reader.more) needs.push(sequence(reader));
  if (needs.length == 1) return needs[0]!;
  const exact = needs.every((need) => need.exact) ? needs.flatMap((need) => need.exact!) : undefined;
  if (exact && exact.length <= MOST) return { exact, choices: NONE };
  const best = needs.map(
    (need) =>
      flatten(need)
        .filter((choice) => choice.every((text) => text))
        .sort((a, b) => weight(b) - weight(a))[0],
  );
  return best.every((choice) => choice) ? { choices: [best.flatMap((choice) => choice!)] } : FREE;
};

/** A choice is worth its shortest text. */
const weight = (choice: Choice): number => Math.min(...choice.map((text) => text.length));

/**
 * Reads up to a bar or a closing bracket, and over it. Pieces that are exact and stand side by side are one longer
 * text.
 */
const sequence = (reader: Reader): Need => {
  const { pieces } = reader;
  const choices: Choice[] = [];
  let run = EMPTY;
  let exact = true;
  reader.more = false;
  while (reader.at < pieces.length) {
    const piece = pieces[reader.at++]!;
    reader.more = piece == '|';
    if (reader.more || piece == ')') break;
    const need = repeated(reader, piece[0] == '(' ? group(reader, piece) : atom(piece));
    if (need.exact == EMPTY) {
      choices.push(...need.choices);
      continue;
    }
    if (need.exact?.length == 1 && run.length == 1 && need.exact[0]! > ' ' && !run[0]!.endsWith(edge.end)) {
      run = [run[0]! + need.exact[0]!];
      continue;
    }
    const joined =
      need.exact && need.exact.length * run.length <= MOST
        ? need.exact.flatMap((after) => run.map((before) => join(before, after)))
        : undefined;
    if (joined?.every(sound)) run = joined;
    else {
      exact = false;
      choices.push(run);
      run = need.exact?.every(sound) ? need.exact : EMPTY;
    }
    choices.push(...need.choices);
  }
  if (exact) return { exact: run, choices };
  choices.push(run);
  return { choices };
};

/** The same edge twice is one: `^^/store` begins once. */
const join = (before: string, after: string): string =>
  before + (after < ' ' && before.endsWith(after[0]!) ? after.slice(1) : after);

/** Edges in other places, as in `$^`, say something about the empty text that no literal can. */
const sound = (text: string): boolean => /^\0?[^\0\x01]*\x01?$/.test(text);

/** What is left of a piece's need by the quantifier after it, which is read. */
const repeated = (reader: Reader, need: Need): Need => {
  const next = reader.pieces[reader.at];
  if (!next || !'*+?{'.includes(next[0]!)) return need;
  const times = /^(?:([*?])|(\+)|\{(\d+)(,?))/.exec(next);
  if (!times) return need;
  reader.at++;
  const [, none, plus, least, more] = times;
  if (none || +least! == 0) return FREE;
  return !plus && least == '1' && !more ? need : { choices: flatten(need) };
};

const group = (reader: Reader, opening: string): Need => {
  const inside = alternatives(reader);
  // A lookahead's texts follow; a lookbehind's or a denial's may be anywhere. `(?i:…)` compares in its own way.
  if (opening == '(?=') return { exact: EMPTY, choices: flatten(inside) };
  if (/^\(\?<?[=!]/.test(opening)) return { exact: EMPTY, choices: NONE };
  return /^\((\?(:|<.*>))?$/s.test(opening) ? inside : FREE;
};

const atom = (piece: string): Need => {
  if (/^[\w/-]/.test(piece)) return { exact: [piece], choices: NONE };
  if (piece == '^') return START;
  if (piece == '$') return END;
  if (piece == '.') return FREE;
  if (piece.length == 1) return { exact: [piece], choices: NONE };
  // Letters and digits after a backslash mean something, all else means itself.
  if (piece[0] == '\\') {
    if (/^\\b$/i.test(piece)) return NOWHERE;
    return piece.length == 2 && /\W/.test(piece[1]!) ? { exact: [piece[1]!], choices: NONE } : FREE;
  }
  // A class of one or two plain characters is a choice among them.
  const few = /^\[([^\\^-])([^\\-]?)]$/.exec(piece);
  return few ? { exact: [few[1]!, ...(few[2] ? [few[2]] : [])], choices: NONE } : FREE;
};

const START: Need = { exact: [edge.start], choices: NONE };
const END: Need = { exact: [edge.end], choices: NONE };
const NOWHERE: Need = { exact: EMPTY, choices: NONE };
