// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { literalPrefilter } from '../../../cli/match/literal-prefilter';
import { compile } from '../../../src/experiments/engine/compile';
import { compileExperiment } from '../../../src/experiments/engine/compile-experiment';
import { type Experiment, parseConfig } from '../../../src/experiments/engine/config';
import { describeProblem } from '../../../src/experiments/engine/describe-problem';
import { tryCompilePattern } from '../../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { limits } from '../../../src/experiments/engine/patterns/limits';
import { benchData } from '../../bench/match/data';
import fc from '../../fast-check';
import { anyExperiment, anyTarget } from './arbitraries';
import { reference } from './reference';

const experiment = (targeting: unknown): Experiment =>
  parseConfig({ experiments: { x: { flights: { targeting } } } }).experiments[0]!;
const target = (url: string) => new URL(url);

const valid = ({ rules }: Experiment) =>
  Object.values(rules)
    .flat()
    .every((source) => source === null || tryCompilePattern(source, inputLimit));

describe('the engine', () => {
  it('equals the reference on random patterns and texts, with and without the prefilter', () => {
    // EXP-5
    let matches = 0;
    fc.assert(
      fc.property(
        fc.array(anyExperiment, { minLength: 1, maxLength: 8 }),
        fc.array(anyTarget, { minLength: 1, maxLength: 8 }),
        (all, targets) => {
          const experiments = all.filter(valid);
          const fast = compile(experiments, inputLimit, undefined, literalPrefilter(experiments, 0));
          const some = compile(experiments, inputLimit, undefined, literalPrefilter(experiments));
          const plain = compile(experiments, inputLimit);
          for (const each of targets) {
            const expected = reference(experiments, each);
            matches += expected.length;
            expect(fast(each)).toEqual(expected);
            expect(some(each)).toEqual(expected);
            expect(plain(each)).toEqual(expected);
          }
        },
      ),
      { numRuns: 80 },
    );
    expect(matches).toBeGreaterThan(20);
  }, 60_000);

  it('equals the reference on a realistic config and its URLs, in config order', () => {
    const { config, pages } = benchData({ experiments: 300, urls: 200, domains: 2 });
    const { experiments } = parseConfig(config);
    const match = compile(experiments, inputLimit, undefined, literalPrefilter(experiments));
    let matches = 0;
    for (const url of pages.map(target)) {
      const found = match(url);
      matches += found.length;
      expect(found).toEqual(reference(experiments, url));
    }
    expect(matches).toBeGreaterThan(50);
  });
});

describe('the reason', () => {
  const all = experiment({
    domain: 'WWW.example.net',
    url: { include: ['^/store', '^/shop'], exclude: '/checkout' },
    search: { include: 'campaign=', exclude: 'preview' },
  });
  it.each([
    ['https://www.example.net/shop?campaign=1', 'match'],
    ['https://example.net/shop?campaign=1', 'domain'],
    ['https://www.example.net/?campaign=1', 'url-include'],
    ['https://www.example.net/store/checkout?preview', 'url-exclude'],
    ['https://www.example.net/store', 'search-include'],
    ['https://www.example.net/store?campaign=1&preview', 'search-exclude'],
  ])('reports for %s the reason %s', (url, reason) => {
    expect(compileExperiment(all)(target(url))).toBe(reason);
  });

  it('reports the domain or the include as the reason if the experiment has none', () => {
    expect(compileExperiment(experiment({ url: { include: '/' } }))(target('https://www.example.net/'))).toBe('domain');
    expect(compileExperiment(experiment({ domain: 'www.example.net' }))(target('https://www.example.net/'))).toBe(
      'url-include',
    );
    expect(
      compileExperiment(experiment({ domain: 'www.example.net', url: { include: '' } }))(
        target('https://www.example.net/'),
      ),
    ).toBe('url-include');
  });
});

describe('an experiment', () => {
  const at = (url: object, path = '/aaaa') =>
    compileExperiment(experiment({ domain: 'x.example', url }), inputLimit)(target(`https://x.example${path}`));

  it("doesn't run an experiment with a broken pattern, alone or in a list, in include or exclude", () => {
    expect(at({ include: '(' })).toBe('url-include');
    expect(at({ include: ['^/', '('] })).toBe('url-include');
    expect(at({ include: '^/', exclude: '(' })).toBe('url-exclude');
  });

  it("doesn't run an experiment with an exponential pattern, but one that only looks exponential", () => {
    expect(at({ include: '^/(a+)+$' })).toBe('url-include');
    expect(at({ include: '^(/[a-z]+)+$' })).toBe('match');
    expect(
      compileExperiment(experiment({ domain: 'x.example', url: { include: '^(/[a-z]+)+$' } }))(
        target('https://x.example/a'),
      ),
    ).toBe('url-include');
  });

  it("doesn't run an experiment if the path or query is too long for one of its rules", () => {
    const long = `/${'a'.repeat(limits.input)}`;
    expect(at({ include: '^/a' }, long)).toBe('url-include');
    expect(at({ include: '^/a' }, long.slice(0, -1))).toBe('match');
    expect(at({ include: '^/a', exclude: 'b' }, `/a?${long}`)).toBe('match');
  });

  it("doesn't run an experiment with a pattern that is too long", () => {
    expect(at({ include: `^/(a|${'b'.repeat(limits.pattern)})` })).toBe('url-include');
  });

  it('reports an experiment once for each pattern that is rejected', () => {
    const { experiments } = parseConfig({
      experiments: [
        { name: 'one', flights: { targeting: { domain: 'x.example', url: { include: '(' } } } },
        { name: 'two', flights: { targeting: { domain: 'x.example', url: { include: '^/(a*)*$' } } } },
        { name: 'elsewhere', flights: { targeting: { domain: 'y.example', url: { include: '(' } } } },
      ],
    });
    const reports: string[] = [];
    const match = compile(experiments, inputLimit, (problem) => reports.push(describeProblem(problem)));
    for (let i = 0; i < 3; i++) expect(match(target('https://x.example/a'))).toEqual([]);
    expect(reports).toHaveLength(3);
    expect(reports[0]).toMatch(/^one: .*\(/);
    expect(reports[1]).toMatch(/^two: .*unsafe pattern .*\(a\*\)\*/);
  });
});
