import type { AST } from '@eslint-community/regexpp';
import { limits } from '../../src/experiments/engine/patterns/limits';

/** Samples of one pattern that are made at most. */
const MOST = 32;

/** Characters of a sample at most: references and counts inside each other multiply. */
const LONGEST = limits.input;

/** What stands for a class of characters, the most readable first. */
const CHARACTERS = [...'a1-/=.A_~!', ...Array.from({ length: 94 }, (_, code) => String.fromCharCode(33 + code))];

/**
 * Texts in which a pattern probably finds something, put together from its syntax: for patterns that no automaton can
 * do, as those with assertions and back references. Whoever takes one tries it.
 */
export const sampleTexts = ({ ast }: { readonly ast: Pick<AST.Pattern, 'alternatives'> | undefined }): string[] =>
  ast ? [...new Set(ast.alternatives.flatMap(sequences))].slice(0, MOST) : [];

const sequences = ({ elements }: AST.Alternative): string[] => {
  let texts = [''];
  for (const element of elements)
    texts = texts
      .flatMap((text) => samples(element).map((piece) => text + piece))
      .filter(({ length }) => length <= LONGEST)
      .slice(0, MOST);
  return texts;
};

const samples = (element: AST.Element): string[] => {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CharacterClass':
    case 'CharacterSet': {
      const expression = new RegExp(`^${element.raw}$`);
      const found = CHARACTERS.find((character) => expression.test(character));
      return found === undefined ? [] : [found];
    }
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.flatMap(sequences).slice(0, MOST);
    case 'Quantifier': {
      const times = element.max === 0 ? 0 : Math.min(Math.max(element.min, 1), 64);
      const repeated = samples(element.element).map((text) => text.repeat(times));
      return element.min === 0 ? ['', ...repeated] : repeated;
    }
    case 'Backreference':
      // Before its group is closed a reference matches the empty text.
      return [element.resolved]
        .flat()
        .flatMap((group) => (group.end <= element.start ? samples(group).slice(0, 1) : ['']));
    case 'Assertion':
      // What a lookahead asks for mostly follows.
      return element.kind === 'lookahead' && !element.negate
        ? ['', ...element.alternatives.flatMap(sequences)].slice(0, MOST)
        : [''];
    default:
      // Of patterns with the flag v alone.
      return [];
  }
};
