// @vitest-environment node
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import type { MatchOptions } from '../../../cli/commands/match';
import { match } from '../../../cli/commands/match';
import { tempFolder } from '../temp-folder';
import { testIo } from './support';

vi.setConfig({ testTimeout: 60_000 });

const CONFIG = fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url));
const HIT = 'https://www.example.net/en-us/store?campaign=x';

/** The config with another experiment, which runs on another page and has the flights b and a. */
const WITH_OTHERS = JSON.stringify({
  experiments: [
    ...(JSON.parse(readFileSync(CONFIG, 'utf8')) as { experiments: object[] }).experiments,
    {
      name: 'other',
      flights: { targeting: { domain: 'other.example', url: { include: '^/' } }, setup: { b: {}, a: {}, e: {} } },
    },
  ],
});

const folder = tempFolder();

const run = async (urls: string[], options: Partial<MatchOptions> = {}, stdin = '') => {
  const { io, out, err } = testIo(stdin, { cwd: folder.path() });
  const code = await match(urls, { config: CONFIG, format: 'json', ...options }, io);
  const rows =
    options.format === 'text'
      ? []
      : out()
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { code, rows, out: out(), err: err() };
};

describe('cobble match', () => {
  // CLI-2
  it('writes one object per line, with exactly the documented members', async () => {
    const { code, rows } = await run([HIT, 'https://www.example.net/'], { flights: ['store-hero-b'] });
    expect(code).toBe(0);
    expect(rows).toEqual([
      {
        url: HIT,
        experiments: [{ name: 'store-hero', matched: true, reason: 'match' }],
        flights: { on: ['store-hero-b'] },
        scripts: ['/exp/hero-b.js'],
        styles: ['/exp/hero-b.css'],
      },
      { url: 'https://www.example.net/', experiments: [], flights: { on: ['store-hero-b'] }, scripts: [], styles: [] },
    ]);
  });

  it.each([
    ['https://other.example/en-us/store?campaign=x', 'domain'],
    ['https://www.example.net/', 'url-include'],
    ['https://www.example.net/en-us/store/checkout?campaign=x', 'url-exclude'],
    ['https://www.example.net/en-us/store', 'search-include'],
    [HIT, 'match'],
    ['HTTPS://WWW.EXAMPLE.NET/en-us/store?campaign=x', 'match'],
    ['https://www.example.net:8443/en-us/store?campaign=x', 'match'],
    // EXP-5
  ])('explains %s by %s', async (url, reason) => {
    const { rows } = await run([url], { explain: true });
    expect(rows[0]!.experiments).toEqual([{ name: 'store-hero', matched: reason === 'match', reason }]);
  });

  it('matches ^ in the path as browsers serialize it, whatever Node does', async () => {
    folder.write(
      'caret.json',
      JSON.stringify({
        experiments: ['^/a%5Eb$', '\\^'].map((include) => ({
          name: include,
          flights: { targeting: { domain: 'www.example.net', url: { include }, search: { include: '\\^' } } },
        })),
      }),
    );
    const { rows } = await run(['https://www.example.net/a^b?x^y#z^'], { config: 'caret.json' });
    expect(rows).toMatchObject([{ url: 'https://www.example.net/a^b?x^y#z^', experiments: [{ name: '^/a%5Eb$' }] }]);
  });

  it('explains in words which rule decided, and on which part of the URL', async () => {
    const { out, err } = await run([HIT, 'https://www.example.net/en-us/store/checkout?campaign=x'], {
      explain: true,
      format: 'text',
    });
    expect(out).toMatch(/✓ https:.*\n {4}✓ store-hero {2}match\n/);
    expect(out).toMatch(/✗ store-hero {2}url-exclude\n.*\/checkout.*\n {10}\/en-us\/store\/checkout\n {10} {12}~{9}\n/);
    expect(err).toMatch(/^2 URLs: 1 with an experiment, 1 without\n/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('explains why a matching experiment adds nothing: its flights are off', async () => {
    expect((await run([HIT], { format: 'text' })).out).toMatch(/flights {2}none are on. Use --flights/);
    expect((await run([HIT], { format: 'text', flights: ['a'], config: '-' }, WITH_OTHERS)).out).toMatch(
      /flights {2}a\n {4}off {6}store-hero-control, store-hero-b \(store-hero\)\n$/,
    );
  });

  it('reports an invalid URL, continues, and fails at the end', async () => {
    const { code, rows } = await run(['www.example.net/', HIT]);
    expect([code, rows[0], rows[1]!.url]).toEqual([1, { url: 'www.example.net/', error: expect.any(String) }, HIT]);
    expect((await run(['www.example.net/store'], { format: 'text' })).out).toContain(
      'write https://www.example.net/store',
    );
  });

  it.each<[string, Partial<MatchOptions>, string, string[]]>([
    ['nothing', {}, '', []],
    ['the assignment', { flights: ['b', 'a'] }, '', ['b', 'a']],
    ["the config's order before the assignment's", { flights: ['a', 'store-hero-b'] }, '', ['store-hero-b', 'a']],
    ["--enable before the URL's", { enable: ['e'] }, '&enableflights=u,e', ['e', 'u']],
    ['--disable', { flights: ['a', 'b'], disable: ['a'] }, '', ['b']],
    ["the URL's disableflights over --enable", { enable: ['a'] }, '&disableflights=a', []],
    ['--disable-all', { flights: ['a'], disableAll: true }, '&enableflights=b', []],
    ["the URL's disableallflights", { flights: ['a'] }, '&disableallflights=true', []],
    ["a parameter's name in percent escapes", {}, '&enable%66lights=a', ['a']],
    // EXP-6
  ])('turns flights on by %s', async (_, options, query, on) => {
    expect((await run([HIT + query], { config: '-', ...options }, WITH_OTHERS)).rows[0]!.flights).toEqual({ on });
  });

  it('reads lists from files and standard input, after the URLs on the command line', async () => {
    folder.write('list.txt', 'https://www.example.net/1\nhttps://www.example.net/2\n');
    expect((await run(['https://www.example.net/0'], { urls: ['list.txt'] })).rows.map((row) => row.url)).toEqual([
      'https://www.example.net/0',
      'https://www.example.net/1',
      'https://www.example.net/2',
    ]);
    expect((await run(['-'], {}, 'https://www.example.net/3')).rows.map((row) => row.url)).toEqual([
      'https://www.example.net/3',
    ]);
    expect((await run([], { urls: ['-'] }, 'https://www.example.net/4')).rows).toHaveLength(1);
    expect((await run([HIT], { config: '-' }, '{ "experiments": [] }')).rows[0]).toMatchObject({ experiments: [] });
  });

  // The message used to suggest `cobble check -`, although standard input has already been read.
  it('names the command that explains an invalid pattern, even if the config is on standard input', async () => {
    const bad = JSON.stringify({
      experiments: {
        bad: { flights: { targeting: { domain: 'a.example', url: { include: '^/(a+)+$' } }, setup: {} } },
      },
    });
    folder.write('bad.json', bad);
    const hint = async (config: string) => (await run([HIT], { config }, bad)).err.split('\n').slice(1);
    expect(await hint('bad.json')).toEqual(['cobble: run cobble check bad.json to see where and how to fix it', '']);
    expect(await hint('-')).toEqual([
      'cobble: to see where and how to fix it, save the config to a file and run cobble check FILE',
      '',
    ]);
  });

  it.each<[string, string[], Partial<MatchOptions>]>([
    ['no config', [HIT], { config: undefined }],
    ['no URL', [], {}],
    ['standard input twice', ['-'], { config: '-' }],
    ['standard input twice in lists', ['-'], { urls: ['-'] }],
    ['a missing config', [HIT], { config: 'none.json' }],
  ])('rejects %s as wrong usage', async (_, urls, options) => {
    await expect(run(urls, options)).rejects.toMatchObject({ exitCode: 2 });
  });

  it.each([
    ['{', /:1:2 isn't valid JSON/],
    ['{ "name": "x" }', /isn't an experiment config/],
    ['[]', /isn't an experiment config/],
  ])('rejects the config %s', async (text, message) => {
    await expect(run([HIT], { config: '-' }, text)).rejects.toThrow(message);
  });

  it('accepts --jobs without effect, because one thread does everything, and rejects non-numbers', async () => {
    const [alone, withJobs] = [await run([HIT]), await run([HIT], { jobs: '64' })];
    expect(withJobs).toEqual(alone);
    for (const jobs of ['0', 'NaN', '-1', '1.5', '', 'two', '1e3', '00'])
      await expect(run([HIT], { jobs })).rejects.toThrow(/^--jobs .*isn't a number of threads$/);
  });

  it('runs the valid experiments of a config with an invalid pattern, and reports the rejected one', async () => {
    const text = JSON.stringify({
      experiments: ['^/(', '^/(a+)+$', '^/en-us'].map((include, n) => ({
        name: `x${n}`,
        flights: { targeting: { domain: 'www.example.net', url: { include } }, setup: {} },
      })),
    });
    const { rows, err } = await run([HIT], { config: '-' }, text);
    expect(rows[0]!.experiments).toEqual([{ name: 'x2', matched: true, reason: 'match' }]);
    expect(err).toMatch(/x0.*\n.*x1.*\n.*cobble check FILE/);
  });

  it('waits for a slow reader instead of buffering output', async () => {
    const { io } = testIo(`${HIT}\n`.repeat(20_000));
    const stdout = new PassThrough({ highWaterMark: 16 });
    let most = 0;
    let lines = 0;
    const reading = (async () => {
      for await (const chunk of stdout) {
        most = Math.max(most, stdout.readableLength + stdout.writableLength);
        lines += String(chunk).split('\n').length - 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await match(['-'], { config: CONFIG, format: 'json' }, { ...io, stdout });
    stdout.end();
    await reading;
    expect(lines).toBe(20_000);
    expect(most).toBeLessThan(200_000);
  });
});
