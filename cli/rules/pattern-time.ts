import { endless } from '../../src/services/experiments/endless';
import { pattern } from '../../src/services/experiments/pattern';
import type { Verdict } from '../patterns/judge';
import { judge } from '../patterns/judge';
import type { Found } from '../report/locate';
import type { Rule } from './rule';
import { support } from './support';

/** Patterns that some text makes slow. */
export const patternTime: Rule = {
  id: 'pattern-time',
  severity: 'error',
  text: 'A pattern can take exponential (error) or polynomial (warning) time, or is refused by the page.',
  why: 'Anybody can write a URL that such a pattern takes seconds or hours on. The page refuses the worst ones, and their experiments match nothing.',
  wrong: { of: 'url', json: '{ "include": "^/([a-z]+)+$" }' },
  right: { of: 'url', json: '{ "include": "^/[a-z]+$" }' },
  async find({ config: { patterns, document }, progress }) {
    const verdicts = await judge(
      patterns.map((use) => use.pattern),
      (done, all) => progress?.(`slow patterns ${done} of ${all}`),
    );
    return patterns.flatMap((use): Found[] => {
      const { source, fault } = use.pattern;
      const verdict = verdicts.get(use.pattern)!;
      if (fault) return [];
      const refusal = pattern(source, endless);
      const refused = typeof refusal === 'string';
      if (verdict.kind === 'linear' && !refused) return [];
      const spot = 'spots' in verdict ? verdict.spots[0] : undefined;
      const example = 'attack' in verdict ? `, for example on ${verdict.attack}` : '';
      return [
        {
          at: use.node,
          ...(spot && { spot: support.piece(document.text, use.node, spot[0], spot[1]) }),
          // What the page refuses never runs; a polynomial one is a warning (interface 7), as slow is all that it is
          // where it is let through.
          severity: verdict.kind === 'exponential' || (refused && verdict.kind !== 'polynomial') ? 'error' : 'warning',
          message:
            verdict.kind === 'linear'
              ? `${support.place(use)} is refused by the page: ${support.quote(source)}`
              : `${support.place(use)} ${describe(verdict)}: ${support.quote(source)}${example}${refused ? '; the page refuses it' : ''}`,
          mend: mend(verdict),
        },
      ];
    });
  },
};

const describe = (verdict: Exclude<Verdict, { kind: 'linear' }>): string => {
  if (verdict.kind === 'unknown') return `could not be judged (${verdict.reason})`;
  return verdict.kind === 'exponential'
    ? 'can take exponential time'
    : `can take time that grows with the URL's length to the power of ${verdict.degree ?? 2}`;
};

const mend = (verdict: Verdict): string => {
  if (verdict.kind === 'exponential')
    return 'Let a repetition read a text in one way only: no + or * inside a repeated group, no two alternatives that match the same.';
  if (verdict.kind === 'polynomial')
    return 'Start the pattern with ^, and use [^/]* instead of .* where one path segment is meant.';
  return 'Make the pattern shorter and simpler: fewer counted repetitions, no back references.';
};
