// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { test } from '../../../cli/commands/test';
import { runCommand } from './support';
import { casesFolder, HIT, MISS, valid } from './test-command-support';

// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

const { folder, run } = casesFolder();

// Interface 9: the share, over all experiments, of: the experiment matched; each pattern hit; each pattern missed.
describe('coverage', () => {
  const CHECKOUT = 'https://www.example.net/en-us/store/checkout';
  const at = (url: string) => ({ url, expect: { on: [] } });
  // One experiment with three patterns: seven points.
  it.each([
    ['a page that it runs on: matched, two patterns hit, one missed', [HIT], 4],
    ['another page of the domain: three patterns missed', [MISS], 3],
    ['both', [HIT, MISS], 6],
    ['a page that its exclude is for: hit twice, missed once', [CHECKOUT], 3],
    ['all', [HIT, MISS, CHECKOUT], 7],
    ['a page of another domain, and what is no URL', ['https://other.example/en-us/store?campaign=x', 'nonsense'], 0],
  ])('of %s', async (_, urls, points) => {
    const cases = urls.map(at);
    const { out } = await run(cases, { format: 'json' });
    expect((JSON.parse(out) as { coverage: number }).coverage).toBe(Math.floor((points / 7) * 10_000) / 100);
  });

  it('below the minimum fails, and lists all that is not covered, with its place', async () => {
    const { code, out, err } = await run([valid], { minCoverage: '57.15' });
    expect([code, err]).toEqual([1, '']);
    expect(out).toBe(
      `cases/cases.json
  ✓ the store
1 case: 1 passed
coverage 57.14%, and at least 57.15% is asked for; not covered:
  config.json:8:31 url.include ^/[a-z-]+/store of "store-hero" is missed by no case
    try {"url":"https://www.example.net/?campaign=","expect":{"experiments":[]}}
  config.json:8:61 url.exclude /checkout of "store-hero" is hit by no case
    try {"url":"https://www.example.net/checkout/store?campaign=","expect":{"experiments":[]}}
  config.json:9:34 search.include campaign= of "store-hero" is missed by no case
    try {"url":"https://www.example.net/a/store","expect":{"experiments":[]}}
`,
    );
  });

  it('at the minimum passes, by exact shares', async () => {
    expect(await run([valid], { minCoverage: '57.14' })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\ncoverage 57\.14%\n$/),
      err: expect.stringContaining('1 pattern is hit by no case'),
    });
    const all = [HIT, MISS, CHECKOUT].map((url) => ({ url, expect: { styles: [] } }));
    expect((await run(all, { minCoverage: '100' })).code).toBe(0);
    expect((await run([valid], { minCoverage: '0' })).code).toBe(0);
  });

  it('is enough and a case fails: that fails all the same', async () => {
    expect((await run([{ url: HIT, expect: { on: ['x'] } }], { minCoverage: '10' })).code).toBe(1);
  });

  it('counts all configs together, one that two files test once', async () => {
    folder.write('empty.json', '{ "experiments": [] }');
    expect((await run([at(HIT)], { minCoverage: '100' }, { config: '../empty.json' })).code).toBe(0);
    folder.write('one.json', JSON.stringify({ config: 'config.json', cases: [at(HIT)] }));
    folder.write('two.json', JSON.stringify({ config: 'config.json', cases: [at(MISS), at(CHECKOUT)] }));
    const both = await runCommand((io) => test(['one.json', 'two.json'], { format: 'json' }, io), '', {
      cwd: folder.path(),
    });
    expect((JSON.parse(both.out) as { coverage: number }).coverage).toBe(100);
  });

  it('of a pattern that the page refuses is none', async () => {
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
      expect.stringMatching(/coverage 0%.*\n.*matches in no.*\n.*hit by no.*\n.*missed by no.*\n$/),
      '',
    ]);
    // It is no idle pattern: no case can hit it.
    expect((await run([at(HIT)], {}, { config: '../refused.json' })).err).toBe('');
  });

  /** Without one case: what is proposed is added until nothing is. */
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
    ['several, and excludes', { url: { include: ['^/a+/b', '^/shop(/|$)'], exclude: ['/gift', '/checkout$'] } }],
    ['queries', { url: { include: '^/q' }, search: { include: '[?&]campaign=(x|y)', exclude: 'preview' } }],
    ['classes and counts', { url: { include: '^/[a-z]{2}-[a-z]{2}/store/\\d{4}\\.html$', exclude: '[^a-z0-9/.-]' } }],
    ['an exclude that overlaps another', { url: { include: '^/store', exclude: ['/gift', '/gift/card'] } }],
    // No automaton can do these: they are put together from the syntax.
    ['assertions and back references', { url: { include: '/store\\b(?=/hero)', exclude: '/(a|b)/\\1(?!x)' } }],
    ['one that ends in a query of its own', { url: { include: '(x|(?=y))y' }, search: { include: '(a|b)=\\1$' } }],
  ])('is 100 with the cases that are proposed: %s', async (_, targeting) => {
    const { code, out, cases } = await covered({ x: on(targeting), other: on({ url: { include: '/.' } }) });
    expect({ code, out: code === 0 ? '' : out }).toEqual({ code: 0, out: '' });
    // What else runs there is expected too.
    expect(JSON.stringify(cases)).toContain('["x","other"]');
  });

  it('proposes nothing that would not show it', async () => {
    const { out } = await covered({
      // No path is without a slash, none begins with a letter, nothing is included and not excluded.
      x: on({ url: { include: ['/', '^a'], exclude: '^/' } }),
      nowhere: { flights: { targeting: { domain: 'not a host', url: { include: '/store' } }, setup: {} } },
    });
    expect(out.match(/no case$/gm)).toHaveLength(7);
    expect(out).not.toContain('    try ');
  });

  it.each(['abc', '-1', '100.5', '', 'NaN', '1e1', '90%', 'Infinity'])('%j is no percentage', async (minCoverage) => {
    await expect(run([valid], { minCoverage })).rejects.toMatchObject({
      exitCode: 2,
      message: `--min-coverage ${minCoverage} is no percentage`,
    });
  });
});
