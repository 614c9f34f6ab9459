// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { UrlPart } from '../../../cli/patterns/alphabet';
import { judge } from '../../../cli/patterns/judge';
import { language } from '../../../cli/patterns/language';
import { pattern } from '../../../cli/patterns/pattern';

// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

/** Patterns of few letters, so that random texts hit them. */
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
  it.each<[string, UrlPart, string | null]>([
    ['^store', 'url', null],
    ['^/store', 'url', '/store'],
    ['\\?x', 'url', null],
    ['^$', 'url', null],
    ['é', 'url', null],
    [' ', 'url', null],
    ['^campaign', 'search', null],
    ['campaign=', 'search', '?campaign='],
    ['^$', 'search', ''],
    ['^\\?$', 'search', null],
  ])('%s on %s can match: %j', (source, part, example) => {
    expect(language.example(part, pattern(source, part).automaton)).toBe(example);
  });

  it("gives examples that the browser's own engine accepts", () => {
    fc.assert(
      fc.property(sources, fc.array(sources, { maxLength: 2 }), (include, excludes) => {
        const machines = excludes
          .map((source) => pattern(source, 'url').automaton)
          .filter((machine) => machine !== undefined);
        fc.pre(machines.length === excludes.length);
        const example = language.example('url', pattern(include, 'url').automaton, machines);
        if (typeof example !== 'string') return;
        expect(example).toMatch(new RegExp(include));
        expect(new URL(`https://www.example.net${example}`).pathname).toBe(example);
        for (const exclude of excludes) expect(example).not.toMatch(new RegExp(exclude));
      }),
      { numRuns: 300 },
    );
  });

  it('says that nothing is left only when no path is', () => {
    fc.assert(
      fc.property(sources, sources, paths, (include, exclude, path) => {
        const [own, other] = [pattern(include, 'url').automaton, pattern(exclude, 'url').automaton];
        fc.pre(own !== undefined && other !== undefined);
        const left = language.example('url', own, [other]);
        if (left === null) expect(new RegExp(include).test(path) && !new RegExp(exclude).test(path)).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('the time of a pattern', () => {
  it.each([
    '(a+)+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^/([a-z0-9]+-?)+/?$',
    '(x+x+)+y',
    '^/(.*/)*store',
    '(.*a){12}$',
  ])('%s is never waved through', (source) => {
    expect(pattern(source, 'url').plainlyLinear).toBe(false);
  });

  it.each(['\\d+\\d+$', '.*.*=.*', 'x.*y.*z', '\\s+$', '[a-z]+\\.html', '^/.*/a/.*/b$', '^/(.*)(.*)(.*)=$'])(
    '%s (polynomial) is never waved through',
    (source) => {
      expect(pattern(source, 'url').plainlyLinear).toBe(false);
    },
  );

  it.each([
    '^/[a-z-]+/store',
    'campaign=',
    '^/[a-z]{2}-[a-z]{2}(/[^/]+)*/p4\\.html$',
    '/(shop|store)2/[^/]+/[0-9]+(/|$)',
    '^/.*/store/.*$',
    '[?&]campaign=(summer|winter)(&|$)',
    '^/(?!admin).*$',
  ])('%s is plainly linear, and costs no long look', (source) => {
    expect(pattern(source, 'url').plainlyLinear).toBe(true);
  });

  it('agrees with recheck on what is exponential and what is polynomial, and shows an attack', async () => {
    const patterns = ['^/(a+)+$', '.*.*=.*', '^/store'].map((source) => pattern(source, 'url'));
    const verdicts = [...(await judge(patterns)).values()];
    expect(verdicts.map((verdict) => verdict.kind)).toEqual(['exponential', 'polynomial', 'linear']);
    expect(verdicts[0]).toMatchObject({ attack: expect.stringContaining('.repeat(') });
  });

  it('judges patterns of one form once, and gives each an attack in its own letters', async () => {
    const patterns = ['^/item-12(a+)+$', '^/page-34(b+)+$', '^/item-11(a+)+$'].map((source) => pattern(source, 'url'));
    expect(new Set(patterns.map((each) => each.shape!.key)).size).toBe(2);
    const verdicts = await judge(patterns);
    for (const one of patterns) {
      const verdict = verdicts.get(one)!;
      if (!('attack' in verdict)) throw new Error(`${one.source} was not found slow`);
      // Fewer repetitions than the attack's own: enough to see each further one double the steps, as the loop reads it.
      const text = new Function(`return ${verdict.attack.replace(/repeat\(\d+\)/g, 'repeat(4)')}`)() as string;
      expect(text).toMatch(new RegExp(`^${one.source.slice(1, -6)}${one.source.at(-5)}{4,}`));
      expect(text).not.toMatch(new RegExp(one.source));
    }
  });

  it("takes a dot as any character of a URL: without line ends ^/.*/a/.*$ can't fail", async () => {
    const one = pattern('^/(.*)/(.*)$', 'url');
    expect((await judge([one])).get(one)).toEqual({ kind: 'linear' });
  });

  it('waves no pattern through that recheck finds exponential', async () => {
    const seen = fc
      .sample(sources, { numRuns: 400, seed: 7 })
      .map((source) => pattern(source, 'url'))
      .filter((each) => each.plainlyLinear && /[*+]/.test(each.source))
      .slice(0, 60);
    const { check } = await import('recheck');
    process.env.RECHECK_BACKEND = 'native';
    const results = await Promise.all(seen.map((each) => check(each.source, '', { timeout: 5000 })));
    expect(
      results
        .filter((result) => result.status === 'vulnerable' && result.complexity.type === 'exponential')
        .map((result) => result.source),
    ).toEqual([]);
  });
});
