import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** Stand for the start and the end of a text; no URL holds them. */
export const edge = { start: '\u0000', end: '\u0001' } as const;

/** More texts than this in one choice, and it narrows too little for what it costs. */
const MOST = 16;

/** Texts of which at least one is in every match. */
export type Choice = readonly string[];

/**
 * What a piece of a pattern must hold: `exact`, if all that it can match are these few texts; and choices, each of which
 * must be met.
 */
interface Need {
  exact?: Choice;
  choices: readonly Choice[];
}

const FREE: Need = { choices: [] };

const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Derives from a pattern's syntax tree what every text that it matches must hold. Only for narrowing down: a text that meets
 * all choices may still not match.
 *
 * @returns choices of texts, `edge.start` before one that must begin the text, `edge.end` after one that must end it; none
 * when the pattern says nothing for sure, or can't be parsed
 */
export const literals = (source: string): readonly Choice[] => {
  let tree: AST.Pattern;
  try {
    tree = parser.parsePattern(source);
  } catch {
    return [];
  }
  return flatten(anyOf(tree.alternatives)).filter(choice => choice.length <= MOST && choice.every(text => text));
};

/** An exact piece is a choice too. */
const flatten = ({ exact, choices }: Need): readonly Choice[] => exact ? [exact, ...choices] : choices;

/** One alternative is met, so of each one's best choice one text is there. */
const anyOf = (alternatives: readonly AST.Alternative[]): Need => {
  const needs = alternatives.map(({ elements }) => sequence(elements));
  if (needs.length == 1) return needs[0]!;
  const exact = needs.every(need => need.exact) ? needs.flatMap(need => need.exact!) : undefined;
  if (exact && exact.length <= MOST) return { exact, choices: [] };
  const best = needs.map(need => flatten(need).filter(choice => choice.every(text => text)).sort((a, b) => weight(b) - weight(a))[0]);
  return best.every(choice => choice) ? { choices: [best.flatMap(choice => choice!)] } : FREE;
};

/** A choice is worth its shortest text. */
const weight = (choice: Choice): number => Math.min(...choice.map(text => text.length));

/** The same edge twice is one: `^^/store` begins once. */
const join = (before: string, after: string): string => before + (before.at(-1) == after[0] && /^[\0\x01]/.test(after) ? after.slice(1) : after);

/** Edges in other places, as in `$^`, say something about the empty text that no literal can. */
const sound = (text: string): boolean => /^\0?[^\0\x01]*\x01?$/.test(text);

/** Pieces that are exact and stand side by side are one longer text. */
const sequence = (elements: readonly AST.Element[]): Need => {
  const choices: Choice[] = [];
  let run: Choice = [''];
  let exact = true;
  for (const element of elements) {
    // Most are plain characters.
    if (element.type == 'Character' && run.length == 1 && !run[0]!.endsWith(edge.end)) {
      run = [run[0] + String.fromCodePoint(element.value)];
      continue;
    }
    const need = needOf(element);
    const joined = need.exact && need.exact.length * run.length <= MOST ? need.exact.flatMap(after => run.map(before => join(before, after))) : undefined;
    if (joined?.every(sound)) run = joined;
    else {
      exact = false;
      choices.push(run);
      run = need.exact?.every(sound) ? need.exact : [''];
    }
    choices.push(...need.choices);
  }
  if (exact) return { exact: run, choices };
  choices.push(run);
  return { choices };
};

const needOf = (element: AST.Element): Need => {
  switch (element.type) {
    case 'Character': return { exact: [String.fromCodePoint(element.value)], choices: [] };
    case 'CharacterClass': return classOf(element);
    case 'CapturingGroup': return anyOf(element.alternatives);
    // `(?i:…)` compares in its own way.
    case 'Group': return element.modifiers ? FREE : anyOf(element.alternatives);
    case 'Assertion':
      if (element.kind == 'start') return { exact: [edge.start], choices: [] };
      if (element.kind == 'end') return { exact: [edge.end], choices: [] };
      return { exact: [''], choices: element.kind == 'lookahead' && !element.negate ? flatten(anyOf(element.alternatives)) : [] };
    case 'Quantifier': {
      if (element.min == 0) return FREE;
      const need = needOf(element.element);
      return element.min == 1 && element.max == 1 ? need : { choices: flatten(need) };
    }
    default: return FREE;
  }
};

/** A class of a few characters is a choice among them. */
const classOf = (element: AST.CharacterClass): Need => {
  const few = !element.negate && !element.unicodeSets && element.elements.length <= 2 && element.elements.every(each => each.type == 'Character');
  return few ? { exact: element.elements.map(each => String.fromCodePoint((each as AST.Character).value)), choices: [] } : FREE;
};
