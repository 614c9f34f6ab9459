import type { AST } from '@eslint-community/regexpp';
import { RegExpParser } from '@eslint-community/regexpp';
import type { PatternPart } from '../../../src/experiments/engine/patterns/read-pattern';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Parses a pattern by the standard with Annex B, without flags. */
export const parseByStandard = (source: string): AST.Pattern => parser.parsePattern(source, 0, source.length);

interface Reading {
  readonly text: string;
  readonly span: readonly [start: number, end: number];
  readonly times: readonly [min: number, max: number];
  /** True for a back reference, because the check for slow patterns must distinguish it from other escapes. */
  readonly isReference: boolean;
  readonly alternatives: readonly (readonly Reading[])[] | undefined;
}

const OPENING = /^\((?:\?(?:<?[=!]|:|<[^>]*>))?/;

const readElement = (element: AST.Element): Reading => {
  const isRepeated = element.type === 'Quantifier';
  const node = isRepeated ? element.element : element;
  const alternatives = 'alternatives' in node ? (node.alternatives as readonly AST.Alternative[]) : undefined;
  return {
    text: alternatives && node.type !== 'CharacterClass' ? (OPENING.exec(node.raw)?.[0] ?? '') : node.raw,
    span: [element.start, element.end],
    times: isRepeated ? [element.min, element.max] : [1, 1],
    isReference: node.type === 'Backreference',
    alternatives: alternatives?.map(({ elements }) => elements.map(readElement)),
  };
};

export const readingOf = ({ alternatives }: AST.Pattern): Reading['alternatives'] =>
  alternatives.map(({ elements }) => elements.map(readElement));

export const readingOfParts = (alternatives: readonly PatternPart[][]): Reading['alternatives'] =>
  alternatives.map((parts) =>
    parts.map(({ text, start, end, min, max, alternatives: inner }) => ({
      text,
      span: [start, end],
      times: [min, max],
      isReference: /^\\[1-9k]/.test(text),
      alternatives: inner && readingOfParts(inner),
    })),
  );
