// @vitest-environment node
/** The witness URLs of `cobble overlap` are compared with brute force, with the page's engine as the judge. */

import { expect, it } from 'vitest';
import { witnessFinder } from '../../cli/overlap/witness';
import { compileExperiment } from '../../src/experiments/engine/compile-experiment';
import { type Experiment, parseConfig } from '../../src/experiments/engine/config';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import fc from '../fast-check';
import { anyPattern } from '../unit/experiments/arbitraries';
import { runs, TIMEOUT } from './runs';

const words = (letters: string, length: number): string[] =>
  length === 0
    ? ['']
    : ['', ...words(letters, length - 1).flatMap((word) => [...letters].map((letter) => letter + word))];
const paths = [...new Set(words('ab/', 4))].map((word) => `/${word}`).filter((path) => !path.startsWith('//'));
const queries = ['', '?a', '?b', '?a=1', '?ab=1', '?a=b'];
const pages = paths.flatMap((pathname) => queries.map((search) => ({ hostname: 'a.example', pathname, search })));

const piece = fc.constantFrom('a', 'b', '/', '.', '[ab]', '[^/]', '(a|b)', '(ab)?', 'a*', 'b+', '(/|$)');
const simple = fc
  .tuple(fc.constantFrom('^', '^/', ''), fc.array(piece, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '$'))
  .map(([start, pieces, end]) => start + pieces.join('') + end);
const anySearch = fc.constantFrom('a', 'b', '=1', '^\\?a', '[?&]a=', '^$');

const experimentWith = (pattern: fc.Arbitrary<string>) =>
  fc.record({
    domain: fc.constantFrom('a.example', 'a.example', 'a.example', 'b.example'),
    url: fc.record(
      { include: fc.array(pattern, { minLength: 1, maxLength: 2 }), exclude: fc.array(pattern, { maxLength: 2 }) },
      { requiredKeys: ['include'] },
    ),
    search: fc.record(
      { include: fc.array(anySearch, { maxLength: 2 }), exclude: fc.array(anySearch, { maxLength: 1 }) },
      { requiredKeys: [] },
    ),
  });

const pairOf = (targetings: readonly unknown[]): readonly Experiment[] =>
  parseConfig({ experiments: targetings.map((targeting, index) => ({ name: `x${index}`, flights: { targeting } })) })
    .experiments;

const bothMatch = (experiments: readonly Experiment[]) => {
  const decisions = experiments.map((experiment) => compileExperiment(experiment, inputLimit));
  return ({ hostname, pathname, search }: (typeof pages)[number] | URL): boolean =>
    decisions.every((decide) => decide({ hostname, pathname, search }) === 'match');
};

it.each([
  ['simple', simple, true],
  ['any', anyPattern.filter((source) => source !== ''), false],
] as const)(
  'finds a URL that two experiments with %s patterns match exactly if there is one',
  (_, pattern, isDecided) => {
    fc.assert(
      fc.property(fc.tuple(experimentWith(pattern), experimentWith(pattern)), (targetings) => {
        const pair = pairOf(targetings);
        const match = bothMatch(pair);
        const example = pages.find(match);
        const witness = witnessFinder(pair)(0, 1);
        if (typeof witness === 'string') expect([witness, match(new URL(witness))]).toEqual([witness, true]);
        if (witness === null) expect(example).toBe(undefined);
        if (isDecided) expect(witness).not.toBe(undefined);
      }),
      runs(150, 5000),
    );
  },
  TIMEOUT,
);
