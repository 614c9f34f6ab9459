import { tryCompilePattern } from '../../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { limits } from '../../../src/experiments/engine/patterns/limits';
import { must } from '../../io/errors';
import type { Verdict } from '../../patterns/judge';
import { judge } from '../../patterns/judge';
import type { Severity } from '../../report/finding';
import type { Found } from '../../report/locate';
import { pieceOf, placeOf, quote } from './quoting';
import type { Rule } from './rule';

export const patternTime: Rule = {
  id: 'pattern-time',
  severity: 'error',
  text: 'A pattern can take exponential (error) or polynomial (warning) time, or the page rejects it.',
  why: 'Anyone can craft a URL on which such a pattern takes seconds or hours. The page rejects the worst ones, and their experiments never match.',
  wrong: { of: 'url', json: '{ "include": "^/([a-z]+)+$" }' },
  right: { of: 'url', json: '{ "include": "^/[a-z]+$" }' },
  find({ config: { patterns, document } }) {
    const verdicts = judge(patterns.map((use) => use.pattern));
    return patterns.flatMap((use): Found[] => {
      const { source, fault, rejected } = use.pattern;
      const verdict = must(verdicts.get(use.pattern), `The verdict on ${source}`);
      // The rule pattern-syntax reports invalid and rejected patterns.
      if (fault || rejected !== undefined) return [];
      const longest = tryCompilePattern(source, inputLimit)?.maxLength ?? 0;
      if (verdict.kind === 'linear' && longest === limits.input) return [];
      const spot = 'spot' in verdict ? verdict.spot : undefined;
      const example = 'attack' in verdict && verdict.attack !== undefined ? `, for example on ${verdict.attack}` : '';
      return [
        {
          at: use.node,
          ...(spot && { spot: pieceOf(document.text, use.node, spot[0], spot[1]) }),
          severity: severityOf(verdict, longest),
          message: `${placeOf(use)} ${describe(verdict)}: ${quote(source)}${example}${consequence(longest)}`,
          advice: advice(verdict),
        },
      ];
    });
  },
};

/**
 * Exponential time is an error, and polynomial time a warning (interface 7). Other patterns that the page rejects are
 * errors, because they never match.
 */
const severityOf = ({ kind }: Verdict, longest: number): Severity =>
  kind === 'exponential' || (longest === 0 && kind !== 'polynomial') ? 'error' : 'warning';

const consequence = (longest: number): string => {
  if (longest === 0) return '; the page rejects it';
  return longest < limits.input
    ? `; the page skips it on more than ${longest} characters, and the experiment doesn't run`
    : '';
};

const describe = (verdict: Verdict): string => {
  if (verdict.kind === 'linear') return 'is expensive to match';
  if (verdict.kind === 'unknown') return `couldn't be analysed (${verdict.reason})`;
  return verdict.kind === 'exponential'
    ? 'can take exponential time'
    : `can take time that grows with the URL's length to the power of ${verdict.degree ?? 2}`;
};

const advice = (verdict: Verdict): string => {
  if (verdict.kind === 'exponential')
    return 'Remove ambiguity: no + or * inside a repeated group, and no two alternatives that match the same text.';
  if (verdict.kind === 'polynomial')
    return 'Start the pattern with ^, and use [^/]* instead of .* for one path segment.';
  return 'Simplify the pattern: fewer counted repetitions, no backreferences.';
};
