import type { AST } from '@eslint-community/regexpp';
import { visitRegExpAST } from '@eslint-community/regexpp';
import { sampleTexts } from '../../cli/patterns/sample-texts';

const MOST_PUMPS = 10;
const ENDS = ['!', '', '\\'];

/**
 * Returns texts on which the pattern may backtrack: a prefix that matches, a repeated part of the pattern, and an end
 * that doesn't match.
 *
 * @param length in characters
 */
export const hostileTexts = (ast: AST.Pattern, length: number): string[] => {
  const samples = (alternatives: AST.Alternative[]) => sampleTexts({ ast: { alternatives } });
  const pumps = new Set(['a', '/']);
  visitRegExpAST(ast, {
    onQuantifierEnter: ({ element }) => {
      const raw = 'alternatives' in element ? element.alternatives : undefined;
      for (const text of raw ? samples(raw) : []) pumps.add(text);
    },
    onCharacterEnter: ({ value }) => {
      pumps.add(String.fromCodePoint(value));
    },
  });
  for (const text of samples(ast.alternatives)) pumps.add(text);
  const usable = [...pumps].filter((text) => /^[!-~]+$/.test(text)).slice(-MOST_PUMPS);
  const starts = ['', '/', ...samples(ast.alternatives).slice(0, 2)];
  return usable.flatMap((pump) =>
    starts.flatMap((start) =>
      ENDS.map((end) => (start + pump.repeat(Math.ceil(length / pump.length))).slice(0, length - end.length) + end),
    ),
  );
};
