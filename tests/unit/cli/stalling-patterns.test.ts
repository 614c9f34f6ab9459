// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { check } from '../../../cli/commands/check';
import { match } from '../../../cli/commands/match';
import { test } from '../../../cli/commands/test';
import { judge } from '../../../cli/patterns/judge';
import { pattern } from '../../../cli/patterns/pattern';
import type { Finding } from '../../../cli/report/finding';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

// Threat 9: `check` reports patterns that would stall a program, and no command runs them. If a test fails, it hangs.
vi.setConfig({ testTimeout: 60_000 });

const stalling: [source: string, path: string][] = [
  ['^/(a+)+$', `${'a'.repeat(40)}!`],
  ['^/(a*)*$', `${'a'.repeat(40)}!`],
  ['^/(a|a)*$', `${'a'.repeat(40)}!`],
  ['^/(a|aa)+$', `${'a'.repeat(60)}!`],
  ['^/(a|a?)+$', `${'a'.repeat(40)}!`],
  ['^/(.*a){20}$', `${'a'.repeat(60)}!`],
  ['^/([a-z]+)*$', `${'a'.repeat(40)}!`],
  ['^/(\\w+-?)*$', `${'a'.repeat(40)}!`],
  ['^/(\\w+\\d*)*$', `${'1'.repeat(40)}!`],
  ['^/([a-z0-9]+-?)+/?$', `${'a'.repeat(40)}!`],
  ['^/(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(60)],
  ['(x+x+)+y', 'x'.repeat(40)],
  ['^/(?:(?:a+)b?)*$', `${'a'.repeat(40)}!`],
  ['^/((a+)?)+$', `${'a'.repeat(40)}!`],
  ['^/(a{1,20}){1,20}$', `${'a'.repeat(60)}!`],
  ['^/(?=(a+)+$)', `${'a'.repeat(40)}!`],
  ['^/(?!(a+)+$)b', `${'a'.repeat(40)}!`],
  ['^/(a+b*)+$', `${'a'.repeat(40)}!`],
  ['^/(\\d+|\\w+)*$', `${'1'.repeat(40)}!`],
  ['^/(/?[^/!]*)*$', `${'a'.repeat(40)}!`],
  ['^/(.*/)*(.*/)*store$', '/'.repeat(60)],
  ['(?:[^?]*=[^?]*)*#$', '='.repeat(40)],
];

const folder = tempFolder();
beforeAll(() => {
  const experiments = stalling.map(([include], index) => ({
    name: `x${index}`,
    flights: {
      targeting: { domain: 'www.example.net', url: { include } },
      setup: { [`b${index}`]: { js: ['/b.js'] } },
    },
  }));
  folder.write('config.json', JSON.stringify({ experiments }));
});

const urls = stalling.flatMap(([, path]) => [
  `https://www.example.net/${path}`,
  `https://www.example.net/${path.repeat(30)}`,
]);

describe(`${stalling.length} patterns that stall`, () => {
  it('reports all stalling patterns in cobble check', async () => {
    const { code, out } = await runCommand((io) => check(['config.json'], { format: 'json' }, io), '', {
      cwd: folder.path(),
    });
    const slow = (JSON.parse(out) as Finding[]).filter(({ rule }) => rule === 'pattern-time');
    expect(code).toBe(1);
    expect(
      stalling
        .filter((_, index) => !slow.some(({ message }) => message.includes(`"x${index}"`)))
        .map(([source]) => source),
    ).toEqual([]);
  });

  it.each([false, true])("doesn't stall in cobble match (with --explain: %s)", { tags: 'all' }, async (explain) => {
    const { code, out } = await runCommand(
      (io) => match(urls, { config: 'config.json', format: explain ? 'text' : 'json', explain }, io),
      '',
      { cwd: folder.path() },
    );
    expect([code, out.split('\n').filter((line) => line.includes('https://')).length]).toEqual([0, urls.length]);
  });

  it("doesn't stall in cobble test, which explains failures and looks for unused patterns", {
    tags: 'all',
  }, async () => {
    const cases = urls.map((url) => ({ url, expect: { experiments: ['x3'] } }));
    const { code, out } = await runCommand(
      (io) => test(['-'], {}, io),
      JSON.stringify({ config: 'config.json', cases }),
      { cwd: folder.path() },
    );
    expect([code, out.split('\n').filter((line) => line.includes('✗')).length > 0]).toEqual([1, true]);
  });
});

describe('a slow pattern that the page accepts', () => {
  // Three loops take cubic time, so the engine skips this pattern on paths over 365 characters.
  const config = JSON.stringify({
    experiments: [
      {
        name: 'x',
        flights: {
          targeting: { domain: 'www.example.net', url: { include: '^.*.*.*!' }, search: { exclude: '^.*.*.*!' } },
          setup: {},
        },
      },
    ],
  });
  const long = `https://www.example.net/${'a'.repeat(30_000)}?${'b'.repeat(30_000)}`;

  it("doesn't try a slow pattern on a long URL to explain it", async () => {
    expect(
      (await runCommand((io) => match([long], { config: '-', format: 'text', explain: true }, io), config)).out,
    ).toMatch(/the path has 30,001 characters, more than the\s+limit\s+of\s+365/);
  });

  it("doesn't try a slow pattern on a long URL of a case", async () => {
    folder.write('slow.json', config);
    const { code, out, err } = await runCommand(
      (io) => test(['-'], {}, io),
      JSON.stringify({ config: 'slow.json', cases: [{ url: long, expect: { experiments: ['x'] } }] }),
      { cwd: folder.path() },
    );
    expect([code, out]).toEqual([1, expect.stringMatching(/because x: the path has 30,001 characters/)]);
    expect(err).toMatch(/^2 patterns are not matched by any case/);
  });

  it('explains a slow pattern without a trial if it is rejected or missing, or the domain decides', async () => {
    const explained = async (targeting: object): Promise<string> =>
      (
        await runCommand(
          (io) => match([long], { config: '-', format: 'text', explain: true }, io),
          JSON.stringify({ experiments: [{ name: 'x', flights: { targeting, setup: {} } }] }),
        )
      ).out;
    expect(await explained({ domain: 'www.example.net', url: { include: '(a+)+$' } })).toMatch(
      /url\.include is rejected/,
    );
    expect(await explained({ domain: 'www.example.net', url: {} })).toMatch(/it has no url\.include/);
    expect(await explained({ domain: 'x.example', url: { include: '^/' } })).toMatch(
      /the domain is www\.example\.net, not x\.example/,
    );
  });
});

describe('an expression for --run', () => {
  const cases = JSON.stringify({
    config: fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url)),
    cases: [
      {
        name: `${'a'.repeat(60)}${' '.repeat(60)}!\n${'a'.repeat(60)}\n!`,
        url: 'https://www.example.net/',
        expect: { on: [] },
      },
    ],
  });
  const run = (source: string) => runCommand((io) => test(['-'], { run: source }, io), cases);

  it('rejects a --run expression that stalls with a message, but not a quick one', async () => {
    for (const source of [
      ...stalling.map(([source]) => source),
      '(\\s+)+$',
      '( |  )*$',
      '(ö|ö)*x',
      '^(.*\\n)*!$',
      '\\s*\\s*\\s*\\s*\\s*$',
      '(a?){40}a{40}',
    ]) {
      const { code, err, out } = await run(source);
      if (out === '')
        expect([code, err]).toEqual([
          2,
          expect.stringMatching(/^cobble: (--run .* is rejected: it (can take|couldn't be analysed)|no case matches)/),
        ]);
      else expect(code).toBe(0);
    }
  });

  it('rejects a --run expression that can take exponential time, with the fix', async () => {
    for (const source of [
      '(a+)+$',
      '(\\s+)+$',
      '(ö|ö)*x',
      '^(.*a){20}$',
      `${'('.repeat(300)}a${')'.repeat(300)}`,
      'a'.repeat(5000),
    ])
      expect(await run(source)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(/--run .* is rejected: it .*\nFix: /),
      });
  });

  it('runs a quick --run expression', async () => {
    for (const source of ['a', '^a+', 'a.* .*!', '[a-z]+ +!', '!.*!'])
      expect(await run(source), source).toMatchObject({ code: 0 });
  });

  it("doesn't report an invalid --run expression as slow", async () => {
    expect((await run('(')).err).toMatch(/^cobble: --run \( isn't a valid regular expression: Unterminated group\n/);
  });
});

describe('the check for slow patterns', () => {
  it('stops checking for slow patterns with a message when the total time limit is reached', () => {
    const one = pattern('^/never-judged-before/(a+)+$', 'url');
    expect(judge([one], undefined, 0).get(one)).toEqual({
      kind: 'unknown',
      reason: 'the patterns before it took 0 seconds, the time limit',
    });
    expect(judge([one]).get(one)).toMatchObject({ kind: 'exponential' });
  });
});
