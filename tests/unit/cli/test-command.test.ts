// @vitest-environment node
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestOptions } from '../../../cli/commands/test';
import { test } from '../../../cli/commands/test';
import { runCommand, testIo } from './support';

// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

const HIT = 'https://www.example.net/en-us/store?campaign=x';
const MISS = 'https://www.example.net/help';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  mkdirSync(join(folder, 'cases'));
  copyFileSync(fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url)), join(folder, 'config.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (cases: unknown, options: TestOptions = {}, more: Record<string, unknown> = {}) => {
  writeFileSync(
    join(folder, 'cases', 'cases.json'),
    typeof cases === 'string' ? cases : JSON.stringify({ config: '../config.json', cases, ...more }),
  );
  const { io, out, err } = testIo('', { cwd: folder });
  const code = await test(['cases/cases.json'], options, io);
  return { code, out: out(), err: err() };
};

const valid = {
  name: 'the store',
  url: HIT,
  flights: ['store-hero-b'],
  expect: {
    experiments: ['store-hero'],
    on: ['store-hero-b'],
    scripts: ['/exp/hero-b.js'],
    styles: ['/exp/hero-b.css'],
  },
};

describe('cobble test', () => {
  it('passes cases that come out as expected, and counts them', async () => {
    const { code, out } = await run([
      valid,
      { name: 'help', url: MISS, expect: { experiments: [], on: [], scripts: [], styles: [] } },
    ]);
    expect(code).toBe(0);
    expect(out).toBe('cases/cases.json\n  ✓ the store\n  ✓ help\n2 cases: 2 passed\n');
  });

  it('prints what was expected and what came, and why', async () => {
    const { code, out } = await run([
      { name: 'help', url: MISS, flights: ['a'], expect: { experiments: ['store-hero'], on: ['b', 'c'] } },
    ]);
    expect(code).toBe(1);
    expect(out).toMatch(
      /✗ help\n {4}https:.*\n {4}experiments\n {6}expected {2}store-hero\n {6}got {7}nothing\n {4}on\n {6}expected {2}b, c\n {6}got {7}a\n {4}because store-hero: /,
    );
    expect(out).toMatch(/1 case: 0 passed, 1 failed\n$/);
  });

  it.each([
    ['on in another order', { on: ['b', 'store-hero-b'] }, 0],
    ['on twice', { on: ['b', 'b', 'store-hero-b'] }, 0],
    ['on without one', { on: ['b'] }, 1],
    ['scripts in another order', { scripts: ['/2.js', '/1.js'] }, 1],
    ['scripts in order', { scripts: ['/1.js', '/2.js'] }, 0],
    ['only what is named', { styles: [] }, 0],
  ])('compares %s', async (_, expectation, code) => {
    const setup = { 'store-hero-b': { js: ['/1.js'] }, b: { js: ['/2.js'] } };
    writeFileSync(
      join(folder, 'two.json'),
      JSON.stringify({
        experiments: { x: { flights: { targeting: { domain: 'www.example.net', url: { include: '^/' } }, setup } } },
      }),
    );
    expect(
      (await run([{ url: HIT, flights: ['b', 'store-hero-b'], expect: expectation }], {}, { config: '../two.json' }))
        .code,
    ).toBe(code);
  });

  it("fails a case whose URL can't be parsed", async () => {
    expect(await run([{ name: 'x', url: 'www.example.net', expect: { on: [] } }])).toMatchObject({
      code: 1,
      out: expect.stringContaining("can't be parsed"),
    });
  });

  it.each([
    ['an unknown key in a case', [{ ...valid, falgs: [] }], /cases\.json:\d+:\d+: The key "falgs" is not known/],
    ['an unknown key in expect', [{ url: HIT, expect: { script: [] } }], /did you mean "scripts"/],
    ['a wrong type', [{ url: HIT, flights: 'a', expect: {} }], /flights is text, not a list/],
    ['a case that expects nothing', [{ url: HIT, expect: {} }], /expects nothing/],
    ['no expectation at all', [{ url: HIT }], /expect is missing/],
    ['no cases', [], /no cases/],
    ['broken JSON', '{ "config": }', /:1:13 is not JSON/],
  ])("refuses %s, so that it can't pass unseen", async (_, cases, message) => {
    await expect(run(cases)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
  });

  it('runs only the cases whose name matches --run', async () => {
    const bad = { name: 'bad', url: HIT, expect: { on: ['x'] } };
    expect((await run([valid, bad], { run: '^the' })).code).toBe(0);
    expect((await run([valid, bad], { run: 'bad' })).out).not.toContain('the store');
    await expect(run([valid], { run: '(' })).rejects.toMatchObject({ exitCode: 2 });
    await expect(run([valid], { run: 'nobody' })).rejects.toThrow(/--run nobody/);
  });

  it('reports patterns that no case hits, without failing', async () => {
    const { code, err } = await run([valid]);
    expect(code).toBe(0);
    expect(err).toBe(
      `1 pattern is hit by no case:
  config.json:8:61 url.exclude /checkout of "store-hero"
    try {"url":"https://www.example.net/checkout/store?campaign=","expect":{"experiments":[]}}
`,
    );
    expect(
      (await run([valid, { url: 'https://www.example.net/en-us/store/checkout', expect: { experiments: [] } }])).err,
    ).toBe('');
    expect((await run([valid], { run: 'the' })).err).toBe('');
  });

  it('writes JUnit XML that a parser takes, also of odd names', async () => {
    await run(
      [
        { ...valid, name: 'a < b & "c" \u0007' },
        { name: 'bad\nname', url: MISS, expect: { experiments: ['store-hero'] } },
      ],
      { junit: 'out/junit.xml' },
    );
    const seen: string[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => seen.push(`${name} ${attributes.name ?? ''}`.trim()));
    parser.write(readFileSync(join(folder, 'out', 'junit.xml'), 'utf8')).close();
    expect(seen).toEqual([
      'testsuites cobble test',
      'testsuite cases/cases.json',
      'testcase a < b & "c" \\u0007',
      'testcase bad\nname',
      'failure',
    ]);
  });

  it('finds the cases in the working directory when no file is named', async () => {
    const own = join(folder, 'own');
    mkdirSync(own, { recursive: true });
    const bare = (names: string[]) => {
      for (const name of ['cases.json', 'b.cases.json', 'a.cases.json', 'mycases.json', 'cases.json.old'])
        rmSync(join(own, name), { force: true });
      for (const name of names)
        writeFileSync(join(own, name), JSON.stringify({ config: '../config.json', cases: [valid] }));
      return runCommand((io) => test([], {}, io), '', { cwd: own });
    };
    const { code, out } = await bare(['cases.json', 'b.cases.json', 'a.cases.json', 'mycases.json', 'cases.json.old']);
    expect([code, out]).toEqual([
      0,
      'a.cases.json\n  ✓ the store\nb.cases.json\n  ✓ the store\ncases.json\n  ✓ the store\n3 cases: 3 passed\n',
    ]);
    expect(await bare(['mycases.json'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('needs at least one FILE'),
    });
    expect((await runCommand((io) => test([], {}, io), '', { cwd: join(folder, 'none') })).code).toBe(2);
  });

  it('takes cases from standard input, with the config from the working directory', async () => {
    const { io, out } = testIo(JSON.stringify({ config: 'config.json', cases: [valid] }), { cwd: folder });
    expect([await test(['-'], {}, io), out()]).toEqual([0, '-\n  ✓ the store\n1 case: 1 passed\n']);
  });
});

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
    const empty = join(folder, 'empty.json');
    writeFileSync(empty, '{ "experiments": [] }');
    expect((await run([at(HIT)], { minCoverage: '100' }, { config: '../empty.json' })).code).toBe(0);
    writeFileSync(join(folder, 'one.json'), JSON.stringify({ config: 'config.json', cases: [at(HIT)] }));
    writeFileSync(join(folder, 'two.json'), JSON.stringify({ config: 'config.json', cases: [at(MISS), at(CHECKOUT)] }));
    const both = await runCommand((io) => test(['one.json', 'two.json'], { format: 'json' }, io), '', { cwd: folder });
    expect((JSON.parse(both.out) as { coverage: number }).coverage).toBe(100);
  });

  it('of a pattern that the page refuses is none', async () => {
    writeFileSync(
      join(folder, 'refused.json'),
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
    writeFileSync(join(folder, 'loop.json'), JSON.stringify({ experiments }));
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

describe('the formats of cobble test', () => {
  const bad = { name: 'a: b,\nc', url: MISS, flights: ['z'], expect: { experiments: ['store-hero'], on: [] } };

  it('json is one value with the promised members, and nothing else', async () => {
    const { code, out } = await run([valid, bad, { url: 'nonsense', expect: { on: [] } }], { format: 'json' });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      cases: [
        { file: 'cases/cases.json', name: 'the store', ok: true, expected: valid.expect, got: valid.expect },
        {
          file: 'cases/cases.json',
          name: bad.name,
          ok: false,
          expected: bad.expect,
          got: { experiments: [], on: ['z'] },
        },
        {
          file: 'cases/cases.json',
          name: 'nonsense',
          ok: false,
          expected: { on: [] },
          got: { error: "the URL can't be parsed: nonsense" },
        },
      ],
      coverage: expect.any(Number),
    });
    const below = await run([valid], { format: 'json', minCoverage: '99' });
    expect([below.code, Object.keys(JSON.parse(below.out) as object)]).toEqual([1, ['cases', 'coverage']]);
    expect(below.err).toMatch(
      /^coverage 57\.14%, and at least 99% is asked for; not covered:\n( {2}config\.json:.*\n {4}try \{.*\}\n){3}$/,
    );
  });

  it('github annotates the case that failed, at its place, and what is not covered', async () => {
    const { code, out, err } = await run([valid, bad], { format: 'github', minCoverage: '99' });
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(
        /^::error file=cases\/cases\.json,line=1,col=\d{3},title=cobble test::a: b,%0Ac: experiments expected store-hero, got nothing; on expected nothing, got z\. store-hero: /,
      ),
      expect.stringMatching(
        /^::error file=config\.json,line=8,col=61,title=cobble coverage::url\.exclude .* is hit by no case\. Add this case, if it is what you mean: \{"url":/,
      ),
      'cobble: 2 errors, 0 warnings',
      '',
    ]);
    expect(err).toBe('coverage 85.71%, and at least 99% is asked for\n');
    expect((await run([valid], { format: 'github' })).out).toBe('cobble: 0 errors, 0 warnings\n');
    expect((await run([{ url: 'nonsense', expect: { on: [] } }], { format: 'github' })).out).toContain(
      "::nonsense: the URL can't be parsed: nonsense. Mend the config, or the case.\n",
    );
  });

  it.each(['json', 'github'] as const)('%s goes with JUnit XML', async (format) => {
    await run([bad], { format, junit: 'out/both.xml' });
    expect(readFileSync(join(folder, 'out', 'both.xml'), 'utf8')).toContain('<failure');
  });
});
