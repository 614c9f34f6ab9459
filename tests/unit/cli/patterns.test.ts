// @vitest-environment node

import { describe, expect, it, vi } from 'vitest';
import { judge } from '../../../cli/patterns/judge';
import { language } from '../../../cli/patterns/language';
import type { UrlPart } from '../../../cli/patterns/pattern';
import { pattern } from '../../../cli/patterns/pattern';
import { plainExample } from '../../../cli/patterns/sample-texts';
import { patternGraph } from '../../../src/experiments/engine/patterns/pattern-graph';
import fc from '../../fast-check';
import { runs } from '../../fuzz/runs';

vi.setConfig({ testTimeout: 60_000 });

/** Random patterns of few letters, so that random strings often match them. */
const sources: fc.Arbitrary<string> = fc.letrec<{ pattern: string; term: string; atom: string }>((tie) => ({
  pattern: fc.array(tie('term'), { minLength: 1, maxLength: 4 }).map((terms) => terms.join('')),
  term: fc
    .tuple(tie('atom'), fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '*?'))
    .map(([atom, times]) => (/^[$^]$/.test(atom) ? atom : atom + times)),
  atom: fc.oneof(
    { depthSize: 'xsmall', maxDepth: 2 },
    fc.constantFrom('a', 'b', '/', '.', '[ab]', '[^a]', '\\w', '^', '$'),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(${one}|${other})`),
  ),
})).pattern;

const paths = fc
  .array(fc.constantFrom('a', 'b', '/', '-'), { maxLength: 8 })
  .map((letters) => letters.join(''))
  .map((text) => `/${text}`);

describe('the language of a pattern', () => {
  it('decides whether a pattern matches the listed texts, or nothing', () => {
    for (const [source, part, example] of [
      ['^store', 'url', null],
      ['^/store', 'url', '/store'],
      ['\\?x', 'url', null],
      ['^$', 'url', null],
      ['é', 'url', null],
      [' ', 'url', null],
      ['^campaign', 'search', null],
      ['campaign=', 'search', '?campaign='],
      ['^$', 'search', ''],
      ['^^/a$$', 'url', '/a'],
      ['$^', 'url', null],
      ['^\\?$', 'search', null],
    ] as [string, UrlPart, string | null][])
      expect(language.example(part, pattern(source, part)), source).toBe(example);
  });

  // For plain text, which most patterns are, the example is found without the automaton library.
  it('finds the same example for plain text as an automaton', () => {
    const texts = fc
      .tuple(
        fc.constantFrom('', '^'),
        fc.array(fc.constantFrom('a', '1', '_', '/', '\\/', '\\.', '\\?', '?', '%', '=', '-', '&'), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.constantFrom('', '$'),
      )
      .map(([start, letters, end]) => start + letters.join('') + end)
      .filter((source) => pattern(source, 'url').ast !== undefined);
    let plain = 0;
    fc.assert(
      fc.property(texts, fc.constantFrom<UrlPart>('url', 'search'), (source, part) => {
        const quick = plainExample(part, source);
        if (quick === undefined) return;
        plain++;
        expect(quick).toBe(language.example(part, pattern(`(?:${source})`, part)));
      }),
      runs(150, 500),
    );
    expect(plain).toBeGreaterThan(50);
    expect(plainExample('url', '^/store')).toBe('/store');
    expect(plainExample('search', 'campaign=')).toBe('?campaign=');
  });

  it("finds examples that the browser's own engine accepts", () => {
    fc.assert(
      fc.property(sources, fc.array(sources, { maxLength: 2 }), (include, excludes) => {
        const example = language.example(
          'url',
          pattern(include, 'url'),
          excludes.map((source) => pattern(source, 'url')),
        );
        if (typeof example !== 'string') return;
        expect(example).toMatch(new RegExp(include));
        expect(new URL(`https://www.example.net${example}`).pathname).toBe(example);
        for (const exclude of excludes) expect(example).not.toMatch(new RegExp(exclude));
      }),
      { numRuns: 80 },
    );
  });

  it('reports an empty language only if every path is excluded', () => {
    fc.assert(
      fc.property(sources, sources, paths, (include, exclude, path) => {
        const left = language.example('url', pattern(include, 'url'), [pattern(exclude, 'url')]);
        if (left === null) expect(new RegExp(include).test(path) && !new RegExp(exclude).test(path)).toBe(false);
      }),
      runs(100, 300),
    );
  });
});

describe('the time of a pattern', () => {
  const verdictOn = (source: string) => {
    const one = pattern(source, 'url');
    return judge([one]).get(one)!;
  };

  it('rates a pattern as exponential if a text can be read in many ways', () => {
    for (const source of [
      ['(a+)+$', '^(a|a)*$', '^(a|aa)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', '^/([a-z0-9]+-?)+/?$', '(x+x+)+y'],
      ['^/(.*/)*store$'],
    ].flat())
      expect(verdictOn(source).kind, source).toBe('exponential');
  });

  it('rates a pattern as polynomial, with a power for its consecutive loops', () => {
    for (const [source, degree] of [
      ['\\d+\\d+$', 3],
      ['.*.*=.*', 3],
      ['x.*y.*z', 3],
      ['\\w+$', 2],
      ['[a-z]+\\.html', 2],
      ['^/(.*)(.*)(.*)=$', 3],
      ['(.*a){12}$', 13],
    ] as const)
      expect(verdictOn(source), source).toMatchObject({ kind: 'polynomial', degree });
  });

  it('rates a pattern as linear if a text can be read in only one way', () => {
    for (const source of [
      ['^/[a-z-]+/store', 'campaign=', '^/[a-z]{2}-[a-z]{2}(/[^/]+)*/p4\\.html$'],
      ['/(shop|store)2/[^/]+/[0-9]+(/|$)', '^/.*/store/.*$', '[?&]campaign=(summer|winter)(&|$)'],
      ['^/(?!admin).*$', '^/.*/a/.*$'],
    ].flat())
      expect(verdictOn(source), source).toEqual({ kind: 'linear' });
  });

  it.each(['^/item-12(a+)+$', '^/page-34(bc|b|c)+$', '^/(?:[a-z]+-?)+$', '(x+x+)+y'])(
    'demonstrates the time of %s by a text that doubles the work with each repetition',
    (source) => {
      const { attack } = verdictOn(source) as { attack: string };
      const visits = [10, 14].map((rounds) =>
        visitsOn(source, new Function(`return ${attack.replace(/repeat\(\d+\)/g, `repeat(${rounds})`)}`)() as string),
      );
      expect(visits[1]! / visits[0]!).toBeGreaterThanOrEqual(14);
    },
  );

  it.each([
    ['.*.*=.*', 3],
    ['x.*y.*z', 3],
    ['\\d+\\d+$', 3],
    ['[a-z]+\\.html', 2],
    ['^/a.*b.*c', 2],
    ['^/[a-z]+[a-z]+[0-9]', 2],
    ['^/a.*b.*c.*d', 3],
    ['(foo|bar)+$', 2],
    ['.*foo.*bar.*baz', 4],
  ])('demonstrates the time of %s by a text that takes it to the power of %d', (source, degree) => {
    const { attack } = verdictOn(source) as { attack: string };
    const visits = [20, 40].map((rounds) =>
      visitsOn(source, new Function(`return ${attack.replace(/repeat\(\d+\)/g, `repeat(${rounds})`)}`)() as string),
    );
    expect(Math.round(Math.log2(visits[1]! / visits[0]!))).toBe(degree);
  });

  it.each(['^/(a+)+$', '.*.*=.*'])('demonstrates the time of %s by a text that it does not match', (source) => {
    const { attack } = verdictOn(source) as { attack: string };
    expect(new Function(`return ${attack.replace(/repeat\(\d+\)/g, 'repeat(4)')}`)() as string).not.toMatch(
      new RegExp(source),
    );
  });

  it("treats a dot as any character of a URL, so ^/.*/a/.*$ can't fail on line ends", () => {
    expect(verdictOn('^/(.*)/(.*)$')).toEqual({ kind: 'linear' });
  });
});

/** Counts the steps of a backtracking search, from the number of ways to each position. */
const visitsOn = (source: string, text: string): number => {
  const { sets, reads, next } = patternGraph(source);
  let ways = new Map([[0, 1]]);
  let visits = 0;
  for (const symbol of ['^', ...[...text].map((char) => (/\w/.test(char) ? char : `\\${char}`)), '$']) {
    const after = new Map<number, number>();
    for (const [from, count] of ways)
      for (const to of next[from]!) if (reads[to]! & sets.of(symbol)) after.set(to, (after.get(to) ?? 0) + count);
    ways = after;
    for (const count of ways.values()) visits += count;
  }
  return visits;
};
