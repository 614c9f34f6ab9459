// @vitest-environment node Threat 9. recheck is a proof by other means: what it says of the corpus is recorded by `npx
// tsx tests/corpus/record-verdicts.ts`.
import { describe, expect, it } from 'vitest';
import { quickLimit } from '../../../src/experiments/engine/patterns/compile-pattern';
import { isCatastrophic } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { generatedPatterns } from '../../corpus/generated-patterns';
import { realPatterns } from '../../corpus/real-patterns';
import recorded from '../../corpus/verdicts.json';

const verdicts = Object.entries(recorded as Record<string, string>);

/** Each pattern is judged once for all tests. */
const judged = new Map<string, boolean>();
/** For texts of any characters, as recheck's are. */
const isRefused = (source: string): boolean => {
  const known = judged.get(source) ?? (!quickLimit(source) && isCatastrophic(source, ''));
  judged.set(source, known);
  return known;
};

/** Newer syntax, which the page refuses whatever it does: not every browser takes it. */
const isNew = (source: string): boolean => /\(\?[^:=!<]/.test(source);

/**
 * What recheck calls exponential and the browser does not: the attack needs a line end, which no URL and no field
 * holds; or two ways to read nothing, of which the language's standard allows one, as an optional round may not be
 * empty.
 */
const LINE_ENDS = [String.raw`(\s|\n)+$`, String.raw`/\*(.|\n)*?\*/`];
const EMPTY_ROUNDS = ['^(?:--?|/([ab]{1,3}(ab|(b?)*.?)[^/]*|((a*)?/){2,}))x$'];

const degreeOf = (verdict: string): number => Number(/^polynomial (\d+)/.exec(verdict)?.[1] ?? 1);

describe('the proof and recheck', () => {
  it('agree on what is exponential: no such pattern passes', () => {
    const exponential = verdicts.filter(([, verdict]) => verdict === 'exponential');
    expect(exponential.length).toBeGreaterThan(350);
    expect(
      exponential
        .map(([source]) => source)
        .filter((source) => !isRefused(source))
        .sort(),
    ).toEqual([...LINE_ENDS, ...EMPTY_ROUNDS].sort());
  });

  // recheck's own attack. If this hangs, recheck was right.
  it.each(EMPTY_ROUNDS)('differ on %s, which the browser ends at once', (source) => {
    expect(new RegExp(source).test(`${'/'.repeat(200)}b`)).toBe(false);
  });

  it('agree on what takes the fourth power of the length or more: no such pattern passes', () => {
    const steep = verdicts.filter(([, verdict]) => degreeOf(verdict) > 3);
    expect(steep.length).toBeGreaterThan(10);
    expect(steep.map(([source]) => source).filter((source) => !isRefused(source))).toEqual([]);
  });

  it('differ where these are refused that recheck finds no steeper than a cube', () => {
    const milder = verdicts.filter(
      ([source, verdict]) => verdict !== 'exponential' && degreeOf(verdict) < 4 && isRefused(source),
    );
    const of = (list: typeof verdicts, ...kinds: string[]) =>
      list.filter(([, verdict]) => kinds.some((kind) => verdict.startsWith(kind))).length;
    const passed = verdicts.filter(([source]) => !isRefused(source));
    expect({
      patterns: verdicts.length,
      'exponential, refused': of(verdicts, 'exponential') - of(passed, 'exponential'),
      'exponential by recheck only, passed': of(passed, 'exponential'),
      'fourth power or more, refused': verdicts.filter(([, verdict]) => degreeOf(verdict) > 3).length,
      'linear, refused': of(milder, 'linear'),
      'polynomial, refused': of(milder, 'polynomial'),
      'not judged by recheck, refused': of(milder, 'unknown'),
      'linear, passed': of(passed, 'linear'),
      'polynomial, passed': of(passed, 'polynomial'),
      'not judged by recheck, passed': of(passed, 'unknown'),
      'refused beyond recheck': milder
        .filter(([source, verdict]) => verdict !== 'unknown' && !isNew(source))
        .map(([source, verdict]) => `${verdict}: ${source}`),
    }).toMatchSnapshot();
  });
});

it('the corpus is what its sources give, two thousand patterns and more', () => {
  expect(verdicts.length).toBeGreaterThan(2000);
  expect(verdicts.map(([source]) => source).sort()).toEqual(
    [...new Set([...realPatterns, ...generatedPatterns()])].sort(),
  );
});
