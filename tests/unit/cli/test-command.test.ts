// @vitest-environment node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { test } from '../../../cli/commands/test';
import { runCommand, testIo } from './support';
import { casesFolder, HIT, MISS, valid } from './test-command-support';

vi.setConfig({ testTimeout: 60_000 });

const { folder, run } = casesFolder();

describe('cobble test', () => {
  it('passes cases with the expected result, and counts them', async () => {
    const { code, out } = await run([
      valid,
      { name: 'help', url: MISS, expect: { experiments: [], on: [], scripts: [], styles: [] } },
    ]);
    expect(code).toBe(0);
    expect(out).toBe('cases/cases.json\n  ✓ the store\n  ✓ help\n2 cases: 2 passed\n');
  });

  it('prints what was expected, what happened, and why', async () => {
    const { code, out } = await run([
      { name: 'help', url: MISS, flights: ['store-hero-b'], expect: { experiments: ['store-hero'], on: ['b', 'c'] } },
    ]);
    expect(code).toBe(1);
    expect(out).toMatch(
      /✗ help\n {4}https:.*\n {4}experiments\n {6}expected {2}store-hero\n {6}got {7}nothing\n {4}on\n {6}expected {2}b, c\n {6}got {7}store-hero-b\n {4}because store-hero: /,
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
    folder.write(
      'two.json',
      JSON.stringify({
        experiments: { x: { flights: { targeting: { domain: 'www.example.net', url: { include: '^/' } }, setup } } },
      }),
    );
    expect(
      (await run([{ url: HIT, flights: ['b', 'store-hero-b'], expect: expectation }], {}, { config: '../two.json' }))
        .code,
    ).toBe(code);
  });

  it('fails a case whose URL is invalid', async () => {
    expect(await run([{ name: 'x', url: 'www.example.net', expect: { on: [] } }])).toMatchObject({
      code: 1,
      out: expect.stringContaining('invalid URL'),
    });
  });

  it.each([
    ['an unknown key in a case', [{ ...valid, falgs: [] }], /cases\.json:\d+:\d+: Unknown key "falgs"/],
    ['an unknown key in expect', [{ url: HIT, expect: { script: [] } }], /did you mean "scripts"/],
    ['a wrong type', [{ url: HIT, flights: 'a', expect: {} }], /flights is text, not a list/],
    ['a case that expects nothing', [{ url: HIT, expect: {} }], /has no expectations/],
    ['no expectation at all', [{ url: HIT }], /expect is missing/],
    [
      'a misspelt flight',
      [valid, { ...valid, flights: ['store-hero-b', 'store-hero-d'], expect: { styles: [] } }],
      /cases\.json:1:\d+: no setup has the flight store-hero-d of the case "the store"/,
    ],
    ['no cases', [], /no cases/],
    ['broken JSON', '{ "config": }', /:1:13 isn't valid JSON/],
  ])("rejects %s, so that it can't pass unnoticed", async (_, cases, message) => {
    await expect(run(cases)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
  });

  it('runs only run cases whose name matches --run', async () => {
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
      `1 pattern is not matched by any case:
  config.json:8:61 url.exclude /checkout of "store-hero"
    try {"url":"https://www.example.net/checkout/store?campaign=","expect":{"experiments":[]}}
`,
    );
    expect(
      (await run([valid, { url: 'https://www.example.net/en-us/store/checkout', expect: { experiments: [] } }])).err,
    ).toBe('');
    expect((await run([valid], { run: 'the' })).err).toBe('');
  });

  it('finds the cases in the working directory if no file is named', async () => {
    const own = folder.path('own');
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
    expect((await runCommand((io) => test([], {}, io), '', { cwd: folder.path('none') })).code).toBe(2);
  });

  it('reads cases from standard input, with the config from the working directory', async () => {
    const { io, out } = testIo(JSON.stringify({ config: 'config.json', cases: [valid] }), { cwd: folder.path() });
    expect([await test(['-'], {}, io), out()]).toEqual([0, '-\n  ✓ the store\n1 case: 1 passed\n']);
  });
});
