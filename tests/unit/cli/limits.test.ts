// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import { match } from '../../../cli/commands/match';
import { didYouMean } from '../../../cli/io/did-you-mean';
import type { Io } from '../../../cli/io/io';
import { CONFIG, config, nested, repeat } from './limits-support';
import { runCommand } from './support';

// Threat 9: malicious input causes a message, never exit code 70.
vi.setConfig({ testTimeout: 60_000 });

describe('an input limit', () => {
  it.each<[string, string, (io: Io) => Promise<number>, () => string | Buffer, RegExp]>([
    [
      'the depth of JSON',
      'check',
      (io) => check(['-'], { format: 'text' }, io),
      () => '['.repeat(501),
      /nested more than 500 levels deep, the limit/,
    ],
    [
      'the values of JSON',
      'check',
      (io) => check(['-'], { format: 'text' }, io),
      () => `[${'0,'.repeat(2_000_001)}0]`,
      /more than 2,000,000 names and values, the limit/,
    ],
    [
      'the depth of a pattern',
      'check',
      (io) => check(['-'], { format: 'text' }, io),
      () => config(nested(300)),
      /nested 300 levels\s+deep, and the\s+limit is 250/,
    ],
    [
      'the length of a pattern',
      'check',
      (io) => check(['-'], { format: 'text' }, io),
      () => config(`^/${'a'.repeat(5000)}`),
      /5,002\s+characters,\s+and\s+the\s+limit\s+is\s+4,096/,
    ],
    [
      'the depth of HTML',
      'lint',
      (io) => lint(['-'], { format: 'text' }, io),
      () => '<div>'.repeat(600),
      /nested more than 512 elements deep, the limit/,
    ],
    [
      'the elements of a page',
      'lint',
      (io) => lint(['-'], { format: 'text' }, io),
      () => `<p>${repeat(400, (n) => `<b x=${n}>`)}${'</p><p>x'.repeat(1000)}`,
      /more than 250,000 elements, the limit/,
    ],
    [
      'the depth of a sitemap',
      'match',
      (io) => match(['-'], { config: CONFIG, format: 'text' }, io),
      () => `<urlset>${'<a>'.repeat(51)}`,
      /nested more than 50 levels deep, the limit/,
    ],
    [
      'the length of a path',
      'match',
      (io) => match(['-'], { config: CONFIG, format: 'text', explain: true }, io),
      () => `https://www.example.net/${'a'.repeat(5000)}`,
      /the path has 5,001 characters, more than the limit\s+of\s+2,048/,
    ],
    [
      'the length of a query',
      'match',
      (io) => match(['-'], { config: CONFIG, format: 'text', explain: true }, io),
      () => `https://www.example.net/en-us/store?${'a'.repeat(5000)}`,
      /the query has 5,001 characters, more than the limit\s+of\s+2,048/,
    ],
    [
      'the findings of a rule',
      'lint',
      (io) => lint(['-'], { format: 'github' }, io),
      () => '<a data-widget=x></a>'.repeat(10_003),
      /\ncobble: standard input has 3 errors and 0 warnings of unknown-widget beyond the limit of 10,000\n$/,
    ],
  ])('enforces a limit on %s by %s, with a message', { tags: 'all' }, async (_, _command, run, stdin, message) => {
    const { out, err } = await runCommand(run, stdin());
    expect(out + err).toMatch(message);
  });

  it("counts omitted findings, so that a limit doesn't hide errors", async () => {
    const linted = (page: string) => runCommand((io) => lint(['-'], { format: 'github' }, io), page);
    const warned = '<a data-widget=flyout data-heading=x data-x=x></a>';
    expect((await linted(warned.repeat(10_001))).code).toBe(0);
    const error = await linted(`${warned.repeat(10_001)}<div data-widget="flyout" data-headin="x"></div>`);
    expect([error.code, error.err]).toEqual([
      1,
      expect.stringContaining('1 error and 1 warning of unknown-attribute beyond'),
    ]);
  });
});

describe('unbounded work', () => {
  it('limits suggestions to 300 names of at most 100 characters', () => {
    const names = Array.from({ length: 301 }, (_, index) => `name-number-${index}`);
    expect([
      didYouMean('name-number-29', names),
      didYouMean('name-number-300x', names.slice(0, 299)),
      didYouMean('last-of-al', [...names.slice(0, 300), 'last-of-all']),
      didYouMean('last-of-al', ['last-of-all']),
    ]).toEqual([expect.any(String), expect.any(String), undefined, 'last-of-all']);
    expect([
      didYouMean(`${'x'.repeat(101)}`, ['x'.repeat(100)]),
      didYouMean('x'.repeat(99), ['x'.repeat(101)]),
      didYouMean('x'.repeat(99), ['x'.repeat(100)]),
    ]).toEqual([undefined, undefined, 'x'.repeat(100)]);
  });

  it('reports a result longer than the longest string without a crash', async () => {
    expect(await runCommand(async () => 'x'.repeat(2 ** 29).repeat(2).length)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^cobble: the output is larger than 512 MB, the limit\nFix: /),
    });
    expect((await runCommand(() => Promise.reject(new RangeError('Maximum call stack size exceeded')))).code).toBe(70);
  });
});
