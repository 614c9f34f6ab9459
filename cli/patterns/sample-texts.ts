import type { AST } from '@eslint-community/regexpp';
import { limits } from '../../src/experiments/engine/patterns/limits';
import type { UrlPart } from './pattern';

/** Samples per pattern. */
const MAX_SAMPLES = 32;

/** Characters of a sample: nested references and counts multiply. */
const MAX_LENGTH = limits.input;

/** Repetitions in a sample. */
const MAX_REPEATS = 64;

/** Stand for a class of characters, the most readable first. */
const CHARACTERS = [...'a1-/=.A_~!', ...Array.from({ length: 94 }, (_, code) => String.fromCharCode(33 + code))];

/**
 * Returns the shortest text of the part that a plain pattern matches: text alone, perhaps anchored. Most patterns are
 * plain, and need no automaton.
 *
 * @returns undefined for any other pattern
 */
export const plainExample = (part: UrlPart, source: string): string | undefined => {
  const [, start, escaped] = /^(\^?)((?:[\w/%=&:~-]|\\[/.?=&-])+)\$?$/.exec(source) ?? [];
  if (!escaped) return undefined;
  const mark = part === 'url' ? '/' : '?';
  const text = escaped.replace(/\\(.)/g, '$1');
  const example = text.startsWith(mark) ? text : start ? undefined : mark + text;
  // A query is either empty or more than its mark.
  return example && /^[/?][\w/%=&:~.-]*$/.test(example) && example !== '?' ? example : undefined;
};

/**
 * Returns texts that a pattern probably matches, put together from its syntax. They are for patterns that no automaton
 * can represent, such as those with assertions and back references. The caller tries them.
 */
export const sampleTexts = ({ ast }: { readonly ast: Pick<AST.Pattern, 'alternatives'> | undefined }): string[] =>
  ast ? [...new Set(ast.alternatives.flatMap(sequences))].slice(0, MAX_SAMPLES) : [];

const sequences = ({ elements }: AST.Alternative): string[] => {
  let texts = [''];
  for (const element of elements)
    texts = texts
      .flatMap((text) => samples(element).map((piece) => text + piece))
      .filter(({ length }) => length <= MAX_LENGTH)
      .slice(0, MAX_SAMPLES);
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
      return element.alternatives.flatMap(sequences).slice(0, MAX_SAMPLES);
    case 'Quantifier': {
      const times = element.max === 0 ? 0 : Math.min(Math.max(element.min, 1), MAX_REPEATS);
      const repeated = samples(element.element).map((text) => text.repeat(times));
      return element.min === 0 ? ['', ...repeated] : repeated;
    }
    case 'Backreference':
      // Before its group is closed, a reference matches the empty text.
      return [element.resolved]
        .flat()
        .flatMap((group) => (group.end <= element.start ? samples(group).slice(0, 1) : ['']));
    case 'Assertion':
      // The text of a lookahead mostly follows.
      return element.kind === 'lookahead' && !element.negate
        ? ['', ...element.alternatives.flatMap(sequences)].slice(0, MAX_SAMPLES)
        : [''];
    default:
      // Only in patterns with the flag v.
      return [];
  }
};
