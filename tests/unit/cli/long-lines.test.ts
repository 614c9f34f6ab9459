// @vitest-environment node
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { diff } from '../../../cli/commands/diff';
import { match } from '../../../cli/commands/match';
import { shorten } from '../../../cli/io/messages';
import { urlOf } from '../../../cli/match/urls/listed-url';
import { urlList } from '../../../cli/match/urls/url-list';
import { urlProblem } from '../../../cli/match/urls/url-problem';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 60_000 });

const MOST = 65_536;
const PAGE = 'https://www.example.net/x?';
const CONFIG = fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url));
/** The end of a long line. It turns a flight on, so a truncated line would be another URL. */
const SWITCH = '&enableflights=store-hero-b';
const LONG = `${PAGE}${'a'.repeat(300_000)}${SWITCH}`;
const ERROR = 'the line is too long for a URL: the limit is 65,536 characters';

const read = async (content: string, size: number): Promise<string[]> => {
  const bytes = Buffer.from(content);
  const stdin = Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  );
  const urls: string[] = [];
  for await (const batch of urlList('-', { stdin, cwd: '/' }, { read: () => undefined }))
    urls.push(...batch.map(urlOf).map((url) => (urlProblem(url) ? `! ${shorten(url)}` : url)));
  return urls;
};

const folder = tempFolder();
const run = (command: 'match' | 'diff', list: string, format: 'text' | 'json' = 'json') => {
  folder.write('urls.txt', list);
  return runCommand(
    (io) =>
      command === 'match'
        ? match([], { config: CONFIG, urls: ['urls.txt'], format }, io)
        : diff([CONFIG, CONFIG], { urls: ['urls.txt'], format }, io),
    '',
    { cwd: folder.path() },
  );
};

// Threat 9: a long line used to be truncated at 262,144 characters, and the rest was matched as a separate URL.
describe('a line that is too long for a URL', () => {
  it('reports a line that is too long as an error in cobble match, and exits with 1', async () => {
    const { code, out } = await run('match', `${LONG}\n${PAGE}\n`);
    const rows = out
      .split('\n')
      .filter(Boolean)
      .map((row): unknown => JSON.parse(row));
    expect([code, rows]).toEqual([
      1,
      [{ url: shorten(LONG), error: ERROR }, expect.objectContaining({ url: PAGE, experiments: [] })],
    ]);
    const text = await run('match', LONG, 'text');
    expect([text.code, text.out]).toEqual([1, `! ${shorten(LONG)}\n    ${ERROR}\n`]);
  });

  it('skips a line that is too long in cobble diff, with a message that names the limit', async () => {
    const { code, err } = await run('diff', `${PAGE}\n${LONG}\n`);
    expect([code, err.split('\n')[0]]).toEqual([2, `cobble: skipped 1 invalid URL: ${shorten(LONG)}; ${ERROR}`]);
    expect((await run('diff', `nonsense\n${LONG}\nnonsense\n`)).err).toContain(`: nonsense, …; for some, ${ERROR}\n`);
  });

  it("counts a line's length without surrounding blanks", async () => {
    const whole = `${PAGE}${'a'.repeat(MOST - PAGE.length - SWITCH.length)}${SWITCH}`;
    const { code, out } = await run('match', `${' '.repeat(9)}${whole}\t\r\n`);
    expect([code, JSON.parse(out)]).toEqual([
      0,
      expect.objectContaining({ url: whole, flights: { on: ['store-hero-b'] } }),
    ]);
    expect((await run('match', `${whole}a`)).code).toBe(1);
  });

  const blanks = ' '.repeat(MOST + 3000);
  const page = `${PAGE}${'b'.repeat(2000)}`;
  it.each<[string, string, string[]]>([
    ['between others', `${PAGE}1\n${LONG}\n${PAGE}2\n`, [`${PAGE}1`, `! ${shorten(LONG)}`, `${PAGE}2`]],
    ['at the end', `${PAGE}1\n${LONG}`, [`${PAGE}1`, `! ${shorten(LONG)}`]],
    ['after another', `${LONG}\n${LONG}\n`, [`! ${shorten(LONG)}`, `! ${shorten(LONG)}`]],
    ['long blanks before a URL', `${PAGE}1\n${blanks}${page}\n`, [`${PAGE}1`, page]],
    ['long blanks after a URL', `${PAGE}1${blanks}\n${PAGE}2\n`, [`${PAGE}1`, `${PAGE}2`]],
    ['only blanks', `${PAGE}1\n${blanks}${blanks}\n${PAGE}2`, [`${PAGE}1`, `${PAGE}2`]],
    [
      'long blanks inside a line',
      `${PAGE}1\n${PAGE}${blanks}x\n${PAGE}2`,
      [`${PAGE}1`, `! ${shorten(`${PAGE}${blanks}`)}`, `${PAGE}2`],
    ],
  ])('handles a long line the same however the list is chunked: %s', async (_, content, expected) => {
    for (const size of [1000, 40_000, MOST, MOST + 1, 1_000_000])
      expect([size, await read(content, size)]).toEqual([size, expected]);
  });
});

describe('a sitemap URL that is too long', () => {
  const tag = (name: string, inside: string) =>
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</${name}>`;
  const half = 'a'.repeat(40_000);

  it('reports a sitemap URL that is too long, even if it is assembled from chunks', async () => {
    for (const long of ['a'.repeat(MOST), `<![CDATA[${half}]]>${half}`]) {
      const list = tag('urlset', `<url><loc>${PAGE}${long}</loc></url><url><loc>${PAGE}1</loc></url>`);
      const expected = [`! ${shorten(`${PAGE}${half}`)}`, `${PAGE}1`];
      for (const size of [40_000, 1_000_000]) expect(await read(list, size)).toEqual(expected);
    }
  });

  it('rejects a URL that is too long in a sitemap index, with the limit', async () => {
    await expect(
      read(tag('sitemapindex', `<sitemap><loc>${LONG.replaceAll('&', '&amp;')}</loc></sitemap>`), 1_000_000),
    ).rejects.toThrow(
      /lists: its URL has more than 65,536 characters, the limit: https:\/\/www\.example\.net\/x\?a+…$/,
    );
  });
});
