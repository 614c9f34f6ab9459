// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../../src/experiments/engine/config';
import { inputLimit } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { EVALUATION_BUDGET_MS, matchInTime } from '../../../src/experiments/page/match-in-time';

const experimentsOf = (...includes: (string | string[])[]) =>
  parseConfig({
    experiments: includes.map((include, index) => ({
      name: `x${index}`,
      flights: { targeting: { domain: 'x.example', url: { include } } },
    })),
  }).experiments;
const at = (path: string) => new URL(path, 'https://x.example');

/** A clock on which each pattern test takes `stepMs`. The matcher reads the clock before and after each test. */
const clock = (stepMs: number) => {
  let reads = 0;
  return { now: () => Math.ceil(reads++ / 2) * stepMs, reads: () => reads };
};

const namesOf = (matched: readonly { name: string }[]) => matched.map(({ name }) => name);

describe('the time budget of an evaluation', () => {
  it('lets all experiments match if their patterns are fast enough', () => {
    const report = vi.fn();
    const match = matchInTime(experimentsOf('^/', '^/', '^/'), inputLimit, report, clock(EVALUATION_BUDGET_MS / 3).now);
    expect(namesOf(match(at('/a')))).toEqual(['x0', 'x1', 'x2']);
    expect(report).not.toHaveBeenCalled();
  });

  it('counts experiments beyond the budget as not matching, and reports their names', () => {
    const report = vi.fn();
    const { now } = clock(EVALUATION_BUDGET_MS * 0.6);
    const match = matchInTime(experimentsOf('^/', '^/', '^/', '^/'), inputLimit, report, now);
    expect(namesOf(match(at('/a')))).toEqual(['x0', 'x1']);
    expect(report.mock.calls).toEqual([[{ code: 'out-of-time', values: { experiments: ['x2', 'x3'] } }]]);
  });

  it('ignores fast tests, however many there are', () => {
    const report = vi.fn();
    const experiments = experimentsOf(...Array.from({ length: 1000 }, () => '^/'));
    expect(matchInTime(experiments, inputLimit, report, clock(0.9).now)(at('/a'))).toHaveLength(1000);
    expect(report).not.toHaveBeenCalled();
  });

  it('ignores a pause of the machine', () => {
    const report = vi.fn();
    // The first test of each pattern is very slow. Repeating it is instant, so the pattern isn't to blame.
    const times = [0, 500, 500, 500];
    let reads = 0;
    const now = () => Math.floor(reads / 4) * 500 + (times[reads++ % 4] ?? 0);
    expect(matchInTime(experimentsOf('^/', '^/', '^/'), inputLimit, report, now)(at('/a'))).toHaveLength(3);
    expect(report).not.toHaveBeenCalled();
  });

  it('ends the time budget within a list of patterns, too', () => {
    const { now, reads } = clock(EVALUATION_BUDGET_MS * 2);
    const match = matchInTime(experimentsOf(['^/b', '^/c', '^/d', '^/']), inputLimit, () => {}, now);
    expect(match(at('/a'))).toEqual([]);
    expect(reads()).toBe(4);
  });

  it('starts the time budget again for each path and query', () => {
    const match = matchInTime(experimentsOf('^/', '^/'), inputLimit, () => {}, clock(EVALUATION_BUDGET_MS * 0.6).now);
    for (const path of ['/a', '/b', '/b?c']) expect(namesOf(match(at(path)))).toEqual(['x0', 'x1']);
  });

  // Twenty of these patterns used to take 34 seconds on 2,040 characters.
  it('limits the input of many patterns that are slow on long texts', () => {
    const experiments = experimentsOf(...Array.from({ length: 20 }, () => '.*foo.*bar'));
    const { now, reads } = clock(0);
    const match = matchInTime(experiments, inputLimit, () => {}, now);
    expect(match(at(`/${'foo'.repeat(680)}`))).toEqual([]);
    expect(reads()).toBe(0);
    expect(match(at(`/${'foo'.repeat(90)}bar`))).toHaveLength(20);
  });
});

describe('the results', () => {
  it('caches results by path and query', () => {
    const { now, reads } = clock(0);
    const match = matchInTime(experimentsOf('^/a'), inputLimit, () => {}, now);
    const first = match(at('/a?b'));
    expect(reads()).toBe(2);
    expect([match(at('/a?b')), reads()]).toEqual([first, 2]);
    match(at('/a?c'));
    expect(reads()).toBe(4);
  });

  it('evicts results before they fill the memory', () => {
    const { now, reads } = clock(0);
    const match = matchInTime(experimentsOf('^/'), inputLimit, () => {}, now);
    for (let page = 0; page <= 200; page++) match(at(`/${page}`));
    const before = reads();
    match(at('/0'));
    expect(reads()).toBe(before + 2);
  });
});
