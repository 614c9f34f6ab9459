import { limits } from '../../src/experiments/engine/patterns/limits';
import type { PatternPart } from '../../src/experiments/engine/patterns/read-pattern';
import { readPattern } from '../../src/experiments/engine/patterns/read-pattern';

/** Two characters that stand for the start and the end of a string. No URL contains them. */
export const edge = { start: '\u0000', end: '\u0001' } as const;

export type Choice = readonly string[];

/** Maximum number of alternative literals. Longer lists filter too little for their cost. */
const MAX_TEXTS = 16;

interface Need {
  exact?: Choice;
  choices: readonly Choice[];
}

const NONE: readonly Choice[] = [];
const FREE: Need = { choices: NONE };
const EMPTY: Choice = [''];

/**
 * Returns lists of texts. Every match of the pattern contains a text of the first list, one of the second list, and so
 * on. A text may begin with `edge.start` or end with `edge.end`.
 */
export const literals = (source: string): readonly Choice[] => {
  if (source.length > limits.pattern) return NONE;
  try {
    return flatten(anyOf(readPattern(source, true))).filter(
      (choice) => choice.length <= MAX_TEXTS && choice.every((text) => text),
    );
  } catch {
    return NONE;
  }
};

const flatten = ({ exact, choices }: Need): readonly Choice[] => (exact ? [exact, ...choices] : choices);

/**
 * Merges one list of texts from each alternative. Prefers lists of long texts. Every match contains at least one of the
 * merged texts.
 */
const anyOf = (alternatives: readonly PatternPart[][]): Need => {
  const needs = alternatives.map(sequence);
  if (needs[0] && needs.length === 1) return needs[0];
  const texts = needs.map((need) => need.exact);
  const exact = texts.every((choice) => choice !== undefined) ? texts.flat() : undefined;
  if (exact && exact.length <= MAX_TEXTS) return { exact, choices: NONE };
  const best = needs.map(
    (need) =>
      flatten(need)
        .filter((choice) => choice.every((text) => text))
        .sort((a, b) => weight(b) - weight(a))[0],
  );
  return best.every((choice) => choice !== undefined) ? { choices: [best.flat()] } : FREE;
};

const weight = (choice: Choice): number => Math.min(...choice.map((text) => text.length));

const sequence = (parts: readonly PatternPart[]): Need => {
  const choices: Choice[] = [];
  let run = EMPTY;
  let exact = true;
  for (const part of parts) {
    const need = repeated(part, part.alternatives ? group(part.text, part.alternatives) : single(part.text));
    const joined =
      need.exact && need.exact.length * run.length <= MAX_TEXTS
        ? need.exact.flatMap((after) => run.map((before) => join(before, after)))
        : undefined;
    if (joined?.every(isLiteral)) run = joined;
    else {
      exact = false;
      choices.push(run);
      run = need.exact?.every(isLiteral) ? need.exact : EMPTY;
    }
    choices.push(...need.choices);
  }
  if (exact) return { exact: run, choices };
  choices.push(run);
  return { choices };
};

/** Joins two texts. Drops a repeated anchor, because `^^/store` means `^/store`. */
const join = (before: string, after: string): string =>
  before + (after < ' ' && before.endsWith(after.charAt(0)) ? after.slice(1) : after);

/**
 * Whether a text has anchors only at its ends. A text with an anchor elsewhere, such as `$^`, matches only the empty
 * string.
 */
const isLiteral = (text: string): boolean => {
  const end = text.indexOf(edge.end);
  return text.lastIndexOf(edge.start) < 1 && (end < 0 || end === text.length - 1);
};

const repeated = ({ min, max }: PatternPart, need: Need): Need => {
  if (min === 0) return FREE;
  return max === 1 ? need : { choices: flatten(need) };
};

const group = (opening: string, alternatives: readonly PatternPart[][]): Need => {
  const inside = anyOf(alternatives);
  if (opening === '(') return inside;
  // Use the texts of positive lookaheads, but not of other lookarounds. Skip groups such as `(?i:…)`, which ignore
  // case.
  if (opening === '(?=') return { exact: EMPTY, choices: flatten(inside) };
  if (/^\(\?<?[=!]/.test(opening)) return { exact: EMPTY, choices: NONE };
  return /^\((\?(:|<.*>))?$/s.test(opening) ? inside : FREE;
};

const single = (text: string): Need => {
  if (text === '^') return START;
  if (text === '$') return END;
  if (text === '.') return FREE;
  const first = text[0];
  if (text.length === 1 || (first !== '\\' && first !== '[')) return { exact: [text], choices: NONE };
  // An escaped character other than letters and digits is literal.
  if (first === '\\') {
    if (/^\\b$/i.test(text)) return NOWHERE;
    return text.length === 2 && /\W/.test(text.charAt(1)) ? { exact: [text.charAt(1)], choices: NONE } : FREE;
  }
  const [, one, other] = /^\[([^\\^-])([^\\-]?)]$/.exec(text) ?? [];
  return one ? { exact: [one, ...(other ? [other] : [])], choices: NONE } : FREE;
};

const START: Need = { exact: [edge.start], choices: NONE };
const END: Need = { exact: [edge.end], choices: NONE };
const NOWHERE: Need = { exact: EMPTY, choices: NONE };
