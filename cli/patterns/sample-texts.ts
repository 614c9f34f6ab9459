import type { AST } from '@eslint-community/regexpp';
import { limits } from '../../src/experiments/engine/patterns/limits';
import type { UrlPart } from './pattern';

const MAX_SAMPLES = 32;

/** Maximum length of a sample. Nested back references and repetitions multiply the length. */
const MAX_LENGTH = limits.input;

const MAX_REPEATS = 64;

/** Candidate characters for samples, the most readable first. */
const CHARACTERS = [...'a1-/=.A_~!', ...Array.from({ length: 94 }, (_, code) => String.fromCharCode(33 + code))];

/** Returns a match of a pattern that contains only literal text and anchors, as most patterns do. */
export const plainExample = (part: UrlPart, source: string): string | undefined => {
  const [, start, escaped] = /^(\^?)((?:[\w/%=&:~-]|\\[/.?=&-])+)\$?$/.exec(source) ?? [];
  if (!escaped) return undefined;
  const mark = part === 'url' ? '/' : '?';
  const text = escaped.replace(/\\(.)/g, '$1');
  const example = text.startsWith(mark) ? text : start ? undefined : mark + text;
  // Reject a lone `?`, because the URL `/store?` has an empty query string.
  return example && /^[/?][\w/%=&:~.-]*$/.test(example) && example !== '?' ? example : undefined;
};

/** Returns probable matches of a pattern that no automaton can represent. The caller must test them. */
export const sampleTexts = ({ ast }: { readonly ast: Pick<AST.Pattern, 'alternatives'> | undefined }): string[] =>
  ast ? [...new Set(ast.alternatives.flatMap(sequences))].slice(0, MAX_SAMPLES) : [];

/** Turns a sample into paths or query strings that contain it. */
export const completeTexts = (part: UrlPart, text: string): string[] => {
  const mark = part === 'url' ? '/' : '?';
  return text.startsWith(mark) ? [text] : [mark + text, `${mark}a${part === 'url' ? '/' : '&'}${text}`];
};

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
      // A reference inside its own group matches the empty text.
      return [element.resolved]
        .flat()
        .flatMap((group) => (group.end <= element.start ? samples(group).slice(0, 1) : ['']));
    case 'Assertion':
      // Begin with the empty text, because the rest of the pattern usually contains the lookahead's text.
      return element.kind === 'lookahead' && !element.negate
        ? ['', ...element.alternatives.flatMap(sequences)].slice(0, MAX_SAMPLES)
        : [''];
    default:
      // The remaining element types exist only in patterns with the flag v.
      return [];
  }
};
