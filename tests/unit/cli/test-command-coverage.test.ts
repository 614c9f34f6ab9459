// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { test } from '../../../cli/commands/test';
import { runCommand } from './support';
import { casesFolder, HIT, MISS, valid } from './test-command-support';

vi.setConfig({ testTimeout: 60_000 });

const { folder, run } = casesFolder();

// Interface 9: coverage is the share of reached points. An experiment has one point for a match, and each pattern one
// for a hit and one for a miss.
describe('coverage', () => {
  const CHECKOUT = 'https://www.example.net/en-us/store/checkout';
  const at = (url: string) => ({ url, expect: { on: [] } });
  it.each([
    ['a matching page: two patterns hit, one missed', [HIT], 4],
    ['another page of the domain: three patterns missed', [MISS], 3],
    ['both pages', [HIT, MISS], 6],
    ['an excluded page: hit twice, missed once', [CHECKOUT], 3],
    ['all pages', [HIT, MISS, CHECKOUT], 7],
    ['a page of another domain, and an invalid URL', ['https://other.example/en-us/store?campaign=x', 'nonsense'], 0],
  ])('counts as covered: %s', async (_, urls, points) => {
    const cases = urls.map(at);
    const { out } = await run(cases, { format: 'json' });
    expect((JSON.parse(out) as { coverage: number }).coverage).toBe(Math.floor((points / 7) * 10_000) / 100);
  });

  it('fails below the minimum coverage, and lists all that is not covered, with its position', async () => {
    const { code, out, err } = await run([valid], { minCoverage: '57.15' });
    expect([code, err]).toEqual([1, '']);
    expect(out).toBe(
      `cases/cases.json
  ✓ the store
1 case: 1 passed
coverage 57.14%, below the minimum of 57.15%. Not covered:
  config.json:8:31 url.include ^/[a-z-]+/store of "store-hero" has no non-matching case
    try {"url":"https://www.example.net/?campaign=","expect":{"experiments":[]}}
  config.json:8:61 url.exclude /checkout of "store-hero" has no matching case
    try {"url":"https://www.example.net/checkout/store?campaign=","expect":{"experiments":[]}}
  config.json:9:34 search.include campaign= of "store-hero" has no non-matching case
    try {"url":"https://www.example.net/a/store","expect":{"experiments":[]}}
`,
    );
  });

  it('passes at the minimum, compared without rounding', async () => {
    expect(await run([valid], { minCoverage: '57.14' })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\ncoverage 57\.14%\n$/),
      err: expect.stringContaining('1 pattern is not matched by any case'),
    });
    const all = [HIT, MISS, CHECKOUT].map((url) => ({ url, expect: { styles: [] } }));
    expect((await run(all, { minCoverage: '100' })).code).toBe(0);
    expect((await run([valid], { minCoverage: '0' })).code).toBe(0);
  });

  it("doesn't hide a failed case", async () => {
    expect((await run([{ url: HIT, expect: { on: ['x'] } }], { minCoverage: '10' })).code).toBe(1);
  });

  it('counts all configs together, and a config tested by two files once', async () => {
    folder.write('empty.json', '{ "experiments": [] }');
    expect((await run([at(HIT)], { minCoverage: '100' }, { config: '../empty.json' })).code).toBe(0);
    folder.write('one.json', JSON.stringify({ config: 'config.json', cases: [at(HIT)] }));
    folder.write('two.json', JSON.stringify({ config: 'config.json', cases: [at(MISS), at(CHECKOUT)] }));
    const both = await runCommand((io) => test(['one.json', 'two.json'], { format: 'json' }, io), '', {
      cwd: folder.path(),
    });
    expect((JSON.parse(both.out) as { coverage: number }).coverage).toBe(100);
  });

  it("doesn't count a pattern that the page rejects", async () => {
    folder.write(
      'refused.json',
      JSON.stringify({
        experiments: {
          x: { flights: { targeting: { domain: 'www.example.net', url: { include: '^/(a+)+$' } }, setup: {} } },
        },
      }),
    );
    const { code, out, err } = await run([at(HIT)], { minCoverage: '1' }, { config: '../refused.json' });
    expect([code, out, err]).toEqual([
      1,
      expect.stringMatching(/coverage 0%.*\n.*no matching.*\n.*no matching.*\n.*no non-matching.*\n$/),
      '',
    ]);
    expect((await run([at(HIT)], {}, { config: '../refused.json' })).err).toBe('');
  });

  const covered = async (experiments: object) => {
    folder.write('loop.json', JSON.stringify({ experiments }));
    const cases: object[] = [at('https://elsewhere.example/')];
    let result = await run(cases, { minCoverage: '100' }, { config: '../loop.json' });
    while (result.code === 1) {
      const proposed = [...result.out.matchAll(/^ {4}try (\{.*\})$/gm)].map(
        ([, json]) => JSON.parse(json ?? '') as object,
      );
      if (proposed.length === 0) break;
      cases.push(...proposed);
      const before = result.out;
      result = await run(cases, { minCoverage: '100' }, { config: '../loop.json' });
      expect(result.out).not.toMatch(/✗/);
      if (result.out === before) break;
    }
    return { ...result, cases };
  };
  const on = (targeting: object) => ({
    flights: { targeting: { domain: 'www.example.net', ...targeting }, setup: {} },
  });

  it.each<[string, object]>([
    ['text', { url: { include: '/store' } }],
    ['several, with excludes', { url: { include: ['^/a+/b', '^/shop(/|$)'], exclude: ['/gift', '/checkout$'] } }],
    ['queries', { url: { include: '^/q' }, search: { include: '[?&]campaign=(x|y)', exclude: 'preview' } }],
    ['classes and counts', { url: { include: '^/[a-z]{2}-[a-z]{2}/store/\\d{4}\\.html$', exclude: '[^a-z0-9/.-]' } }],
    ['an exclude that overlaps another', { url: { include: '^/store', exclude: ['/gift', '/gift/card'] } }],
    // The automaton library doesn't support these constructs, so the cases are generated from the pattern's syntax.
    ['assertions and back references', { url: { include: '/store\\b(?=/hero)', exclude: '/(a|b)/\\1(?!x)' } }],
    ['one that ends in an unusual query', { url: { include: '(x|(?=y))y' }, search: { include: '(a|b)=\\1$' } }],
  ])('covers everything with the proposed cases: %s', async (_, targeting) => {
    const { code, out, cases } = await covered({ x: on(targeting), other: on({ url: { include: '/.' } }) });
    expect({ code, out: code === 0 ? '' : out }).toEqual({ code: 0, out: '' });
    expect(JSON.stringify(cases)).toContain('["x","other"]');
  });

  it("doesn't propose a case that can't cover anything", async () => {
    const { out } = await covered({
      // No URL misses x, because every path starts with a slash. None hits it, because everything included is also
      // excluded.
      x: on({ url: { include: ['/', '^a'], exclude: '^/' } }),
      nowhere: { flights: { targeting: { domain: 'not a host', url: { include: '/store' } }, setup: {} } },
    });
    expect(out.match(/matching case$/gm)).toHaveLength(7);
    expect(out).not.toContain('    try ');
  });

  it.each(['abc', '-1', '100.5', '', 'NaN', '1e1', '90%', 'Infinity'])('rejects %j as a share', async (minCoverage) => {
    await expect(run([valid], { minCoverage })).rejects.toMatchObject({
      exitCode: 2,
      message: `--min-coverage ${minCoverage} isn't a percentage`,
    });
  });
});
