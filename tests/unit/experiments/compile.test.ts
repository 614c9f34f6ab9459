// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/experiments/engine/compile';
import { compileExperiment } from '../../../src/experiments/engine/compile-experiment';
import { parseConfig } from '../../../src/experiments/engine/config';
import { describeProblem } from '../../../src/experiments/engine/describe-problem';
import { explainWith } from '../../../src/experiments/engine/explain';
import { compilePattern, tryCompilePattern } from '../../../src/experiments/engine/patterns/compile-pattern';
import { limits } from '../../../src/experiments/engine/patterns/limits';

const experimentsOf = (...targetings: object[]) =>
  parseConfig({
    experiments: targetings.map((targeting, index) => ({
      name: `x${index}`,
      flights: { targeting: { domain: 'x.example', ...targeting } },
    })),
  }).experiments;
const at = (address: string) => new URL(address, 'https://x.example');
const [store, shop, broken, nowhere] = experimentsOf(
  { url: { include: '^/store' } },
  { url: { include: ['^/store', '^/shop'] } },
  { url: { include: '(' } },
  {},
) as [never, never, never, never];

describe('a compiled config', () => {
  it('returns the experiments that run on a URL, in config order', () => {
    // EXP-5
    const match = compile([shop, nowhere, store]);
    expect(match(at('/store'))).toEqual([shop, store]);
    expect(match(at('/shop'))).toEqual([shop]);
    expect(match(at('/'))).toEqual([]);
  });

  it('checks only experiments that the prefilter returns', () => {
    const match = compile([shop, nowhere, store], undefined, undefined, ({ search }) => (search ? [0, 1] : [1, 2]));
    expect(match(at('/store'))).toEqual([store]);
    expect(match(at('/store?a'))).toEqual([shop]);
  });

  it('reports a rejected pattern with its experiment, and ignores missing rules', () => {
    const reports: string[] = [];
    compile([store, nowhere, broken], undefined, (problem) => reports.push(describeProblem(problem)));
    expect(reports).toEqual([expect.stringMatching(/^x2: SyntaxError: .*\(/)]);
    expect(() => compileExperiment(broken)).not.toThrow();
  });
});

describe('a pattern', () => {
  it(`is rejected if it has more than ${limits.pattern} characters`, () => {
    expect(compilePattern('a'.repeat(limits.pattern)).expression.test('a')).toBe(false);
    expect(() => compilePattern('a'.repeat(limits.pattern + 1))).toThrow(/^unsafe pattern aaa/);
  });

  it("needs a proof for a pattern that isn't obviously fast", () => {
    expect(tryCompilePattern('^/a')).toEqual({ expression: /^\/a/, maxLength: limits.input });
    expect(tryCompilePattern('(a)+', () => 200)).toEqual({ expression: /(a)+/, maxLength: 200 });
    for (const proof of [undefined, () => 0]) expect(() => compilePattern('(a)+', proof)).toThrow(/^unsafe pattern \(/);
    expect(() => compilePattern('(')).toThrow(/Unterminated group/);
    expect([tryCompilePattern('('), tryCompilePattern('(a)+')]).toEqual([undefined, undefined]);
  });
});

describe("an explanation of an engine's decision", () => {
  const explained = (targeting: object, url = '/Store?b=1') =>
    explainWith(
      (experiment, refused) => compileExperiment(experiment, undefined, refused)(at(url)),
      experimentsOf(targeting)[0] as never,
      at(url),
    );

  it('names the wrong domain, or reports that the experiment has none', () => {
    const url = { include: '/' };
    expect(explained({ domain: 'y.example', url })).toEqual({
      reason: 'domain',
      code: 'domain',
      part: 'hostname',
      text: 'x.example',
      sentence: 'the domain is x.example, not y.example',
    });
    expect(explained({ domain: '', url }).sentence).toBe('it has no domain');
  });

  it('names the pattern that matched, and the text that it was tested on', () => {
    expect(explained({ url: { include: ['^/x', 'to.'] } })).toEqual({
      reason: 'match',
      code: 'hit',
      part: 'pathname',
      text: '/Store',
      pattern: 'to.',
      span: [2, 5],
      sentence: 'url.include to. matches the path, and no exclude does',
    });
    expect(explained({ url: { include: '/' }, search: { exclude: 'b=' } })).toEqual({
      reason: 'search-exclude',
      code: 'hit',
      part: 'search',
      text: '?b=1',
      pattern: 'b=',
      span: [1, 3],
      sentence: 'search.exclude b= matches the query',
    });
  });

  it("names the only pattern that didn't match, or reports that the query is empty", () => {
    expect(explained({ url: { include: '^/x' } })).toEqual({
      reason: 'url-include',
      part: 'pathname',
      text: '/Store',
      code: 'miss',
      pattern: '^/x',
      sentence: "the path doesn't match url.include ^/x",
    });
    const two = explained({ url: { include: '/' }, search: { include: ['a', 'b'] } }, '/');
    expect(two).toMatchObject({ reason: 'search-include', text: '' });
    expect(two.pattern).toBeUndefined();
    expect(two.sentence).toBe("the query is empty and doesn't match search.include a or b");
    expect(explained({})).toEqual({
      reason: 'url-include',
      part: 'pathname',
      text: '/Store',
      code: 'no-include',
      sentence: 'it has no url.include, so it never runs',
    });
  });

  it('names the pattern that the engine rejected, and why', () => {
    expect(explained({ url: { include: ['/', '(a)+'] } })).toEqual({
      reason: 'url-include',
      part: 'pathname',
      text: '/Store',
      code: 'rejected',
      pattern: '(a)+',
      sentence: 'url.include is rejected: Error: unsafe pattern (a)+',
    });
  });

  it("tests no pattern on a text beyond the engine's limit", () => {
    const exact = `/${'a'.repeat(limits.input - 1)}`;
    const sentence = (url: string) => explained({ url: { include: 'b' } }, url).sentence;
    expect(sentence(exact)).toBe("the path doesn't match url.include b");
    expect(sentence(`${exact}a`)).toBe('the path is too long for url.include b');
    expect(explained({ url: { include: '/' }, search: { exclude: 'b' } }, `/?${exact}`)).toMatchObject({
      reason: 'search-exclude',
      code: 'too-long',
      sentence: 'the query is too long for search.exclude b',
    });
  });
});
