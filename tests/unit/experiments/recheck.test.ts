// @vitest-environment node
// Threat 9. recheck is an independent proof; `npx tsx tests/corpus/record-verdicts.ts` records its verdicts.
import { describe, expect, it } from 'vitest';
import { quickLimit } from '../../../src/experiments/engine/patterns/compile-pattern';
import { isCatastrophic } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { generatedPatterns } from '../../corpus/generated-patterns';
import { realPatterns } from '../../corpus/real-patterns';
import recorded from '../../corpus/verdicts.json';

const verdicts = Object.entries(recorded as Record<string, string>);

const judged = new Map<string, boolean>();
/** Like recheck, assumes that the text can contain any character. */
const isRefused = (source: string): boolean => {
  const known = judged.get(source) ?? (!quickLimit(source) && isCatastrophic(source, ''));
  judged.set(source, known);
  return known;
};

/** True for newer syntax, which is always rejected because some browsers don't support it. */
const isNew = (source: string): boolean => /\(\?[^:=!<]/.test(source);

/**
 * Patterns that are exponential according to recheck, but not in browsers. For some, the attack needs a line end, which
 * URLs and fields can't contain. For others, it needs two ways to match an empty string, but the standard forbids empty
 * optional rounds.
 */
const LINE_ENDS = [String.raw`(\s|\n)+$`, String.raw`/\*(.|\n)*?\*/`];
const EMPTY_ROUNDS = ['^(?:--?|/([ab]{1,3}(ab|(b?)*.?)[^/]*|((a*)?/){2,}))x$'];

const degreeOf = (verdict: string): number => Number(/^polynomial (\d+)/.exec(verdict)?.[1] ?? 1);

describe('the proof and recheck', () => {
  it('agrees with recheck on exponential patterns: the proof accepts none', () => {
    const exponential = verdicts.filter(([, verdict]) => verdict === 'exponential');
    expect(exponential.length).toBeGreaterThan(350);
    expect(
      exponential
        .map(([source]) => source)
        .filter((source) => !isRefused(source))
        .sort(),
    ).toEqual([...LINE_ENDS, ...EMPTY_ROUNDS].sort());
  });

  // The input is recheck's attack on the pattern. If recheck were right, this test would hang.
  it.each(EMPTY_ROUNDS)('differs from recheck on %s, which the browser ends at once', (source) => {
    expect(new RegExp(source).test(`${'/'.repeat(200)}b`)).toBe(false);
  });

  it('agrees with recheck on patterns of the fourth power or more: the proof accepts none', () => {
    const steep = verdicts.filter(([, verdict]) => degreeOf(verdict) > 3);
    expect(steep.length).toBeGreaterThan(10);
    expect(steep.map(([source]) => source).filter((source) => !isRefused(source))).toEqual([]);
  });

  it('differs from recheck on rejected patterns that recheck rates cubic at most', { tags: 'all' }, () => {
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

it("contains a corpus of its sources' patterns, at least two thousand", () => {
  expect(verdicts.length).toBeGreaterThan(2000);
  expect(verdicts.map(([source]) => source).sort()).toEqual(
    [...new Set([...realPatterns, ...generatedPatterns()])].sort(),
  );
});
