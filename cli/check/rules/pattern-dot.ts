import type { AST } from '@eslint-community/regexpp';
import { pieceOf, placeOf, quote } from './quoting';
import type { Rule } from './rule';

export const patternDot: Rule = {
  id: 'pattern-dot',
  severity: 'warning',
  text: "A dot in a name isn't escaped.",
  why: 'An unescaped dot matches any character: index.html also matches indexxhtml. Write a literal dot as \\\\. in JSON.',
  wrong: { of: 'url', json: '{ "include": "^/store/index.html$" }' },
  right: { of: 'url', json: '{ "include": "^/store/index\\\\.html$" }' },
  *find({ config: { patterns, document } }) {
    for (const use of patterns) {
      const { ast, source } = use.pattern;
      const dots = ast ? bareDots(ast.alternatives) : [];
      const first = dots[0];
      if (first === undefined) continue;
      const hasSurrogates = [...source].length !== source.length;
      const fixed = hasSurrogates
        ? undefined
        : dots.reduceRight((text, at) => `${text.slice(0, at)}\\${text.slice(at)}`, source);
      yield {
        at: use.node,
        spot: pieceOf(document.text, use.node, first, first + 1),
        message: `${placeOf(use)} has an unescaped dot, which matches any character: ${quote(source)}`,
        advice: fixed
          ? `Write ${JSON.stringify(fixed)}, or [^/] for any character.`
          : 'Write \\\\. for a literal dot, or [^/] for any character.',
      };
    }
  },
};

const bareDots = (alternatives: readonly AST.Alternative[]): number[] =>
  alternatives.flatMap(({ elements }) =>
    elements.flatMap((element, index) => {
      if (element.type === 'Group' || element.type === 'CapturingGroup') return bareDots(element.alternatives);
      return element.type === 'CharacterSet' &&
        element.kind === 'any' &&
        isWord(elements[index - 1]) &&
        isWord(elements[index + 1])
        ? [element.start]
        : [];
    }),
  );

const isWord = (element: AST.Element | undefined): boolean =>
  element?.type === 'Character' && /\w/.test(String.fromCodePoint(element.value));
