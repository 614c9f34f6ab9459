// @vitest-environment node
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { CliError } from '../../../cli/io/errors';
import { urlOf } from '../../../cli/match/urls/listed-url';
import { urlList } from '../../../cli/match/urls/url-list';
import { tempFolder } from '../temp-folder';

vi.setConfig({ testTimeout: 60_000 });

const read = async (content: string | Buffer, size = 1_000_000) => {
  const bytes = Buffer.from(content);
  const stdin = Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  );
  const total = { bytes: 0 };
  const urls: string[] = [];
  const events = {
    read: (count: number) => {
      total.bytes += count;
    },
  };
  for await (const batch of urlList('-', { stdin, cwd: '/' }, events)) urls.push(...batch.map(urlOf));
  return { urls, ...total };
};

const sitemap = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">${inside}</urlset>`;
const three = ['https://a.example/', 'https://a.example/ö?x=1', 'https://a.example/last'];

describe('a list of URLs', () => {
  it.each([
    ['with one URL per line', three.join('\n')],
    ['with a final newline', `${three.join('\n')}\n`],
    ['with Windows line ends and blanks', `${three.map((url) => `  ${url} `).join('\r\n')}\r\n\r\n`],
    ['with empty lines before', `\n\n\n${three.join('\n\n')}`],
    ['with a byte order mark', `\ufeff${three.join('\n')}`],
    ['as UTF-16', Buffer.from(`\ufeff${three.join('\r\n')}`, 'utf16le')],
    ['packed', gzipSync(three.join('\n'))],
    [
      'as a sitemap',
      sitemap(three.map((url) => `<url><loc>\n ${url} </loc><lastmod>2026-01-01</lastmod></url>`).join('\n')),
    ],
    ['as a packed sitemap', gzipSync(sitemap(three.map((url) => `<url><loc>${url}</loc></url>`).join('')))],
    [
      'as a sitemap with CDATA and white space before',
      ` \n${sitemap(three.map((url) => `<url><loc><![CDATA[${url}]]></loc></url>`).join('')).replace(/<\?.*\?>\n/, '')}`,
    ],
  ])('reads %s the same, however it is chunked', async (_, content) => {
    for (const size of [1, 2, 7, 64, 1_000_000]) expect((await read(content, size)).urls).toEqual(three);
  });

  it('reads only pages from a sitemap: no images, no alternates, resolved entities', async () => {
    const { urls } = await read(
      sitemap(
        '<url><loc>https://a.example/?a=1&amp;b=2</loc><image:image><image:loc>https://a.example/x.png</image:loc></image:image><xhtml:link rel="alternate" href="https://a.example/fr"/></url>',
      ),
    );
    expect(urls).toEqual(['https://a.example/?a=1&b=2']);
  });

  it.each([
    ['HTML', '<!doctype html><html><body>x</body></html>'],
    ['broken XML', sitemap('<url><loc>x</url>')],
    ['cut short', sitemap('').slice(0, -4)],
  ])('rejects a list that is %s with a reason', async (_, content) => {
    await expect(read(content)).rejects.toThrow(CliError);
  });

  it('rejects a damaged gzip file', async () => {
    await expect(read(gzipSync(three.join('\n').repeat(500)).subarray(0, 60))).rejects.toThrow(/can't be decompressed/);
  });

  it('returns no URLs for an empty file, and counts the bytes read', async () => {
    expect((await read('')).urls).toEqual([]);
    expect((await read(gzipSync('https://a.example/'))).bytes).toBe(gzipSync('https://a.example/').length);
  });
});

describe('a file of URLs', () => {
  const folder = tempFolder();
  const all = async (name: string) => {
    const urls: string[] = [];
    const io = { stdin: Readable.from([]), cwd: folder.path() };
    for await (const batch of urlList(name, io, { read: () => undefined })) urls.push(...batch.map(urlOf));
    return urls;
  };

  it('recognizes a file by content: a sitemap named .txt, a compressed list named .xml', async () => {
    folder.write('map.txt', sitemap('<url><loc>https://a.example/</loc></url>'));
    folder.write('list.xml', gzipSync('https://a.example/\n'));
    expect([await all('map.txt'), await all('list.xml')]).toEqual([['https://a.example/'], ['https://a.example/']]);
  });

  it('reports a missing file or a folder as an error, with the name', async () => {
    await expect(all('none.txt')).rejects.toThrow('cannot read none.txt: no such file');
    await expect(all('.')).rejects.toThrow(/it is a folder/);
  });
});
