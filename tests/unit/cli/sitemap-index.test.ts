// @vitest-environment node
import { mkdirSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { match } from '../../../cli/commands/match';
import { urlOf } from '../../../cli/match/urls/listed-url';
import type { Network } from '../../../cli/match/urls/open-address';
import { urlList } from '../../../cli/match/urls/url-list';
import { tempFolder } from '../temp-folder';
import { localServer } from './local-server';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 60_000 });

const folder = tempFolder();

const put = (name: string, content: string | Buffer): string => {
  mkdirSync(dirname(folder.path(name)), { recursive: true });
  folder.write(name, content);
  return name;
};
const index = (...locs: string[]): string =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
const pages = (...locs: string[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;

const all = async (
  name: string,
  { network = {} as Network, stdin = '', most = undefined as number | undefined } = {},
) => {
  const urls: string[] = [];
  const io = { stdin: Readable.from([Buffer.from(stdin)]), cwd: folder.path() };
  for await (const batch of urlList(name, io, { network, most })) urls.push(...batch.map(urlOf));
  return urls;
};
const refusal = (name: string, options?: Parameters<typeof all>[1]): Promise<{ exitCode: number; message: string }> =>
  all(name, options).then(
    () => ({ exitCode: 0, message: 'was read' }),
    (error) => error,
  );

// Interface 9: a sitemap index is followed.
describe('a sitemap index in a file', () => {
  it('reads the files next to a sitemap index, in its order, compressed or not', async () => {
    put('order/two.xml.gz', gzipSync(pages('https://a.example/2', 'https://a.example/3')));
    put('order/one.xml', pages('https://a.example/1'));
    put('order/three.txt', 'https://a.example/4\n');
    put(
      'order/index.xml',
      index('https://a.example/maps/one.xml', 'https://cdn.example/two.xml.gz', ' three.txt#top '),
    );
    expect(await all('order/index.xml')).toEqual([1, 2, 3, 4].map((page) => `https://a.example/${page}`));
    expect(await all(put('order/packed', gzipSync(index('one.xml'))))).toEqual(['https://a.example/1']);
  });

  it("reads the index's files in the working directory if the index comes from standard input", async () => {
    put('here.xml', pages('https://a.example/1'));
    expect(await all('-', { stdin: index('https://a.example/here.xml') })).toEqual(['https://a.example/1']);
  });

  it('finds a file whose name contains escapes or the query it was saved with', async () => {
    put('names/a b.xml', pages('https://a.example/1'));
    put('names/map.xml?page=2', pages('https://a.example/2'));
    put('names/50%.xml', pages('https://a.example/3'));
    put('names/index.xml', index('https://a.example/a%20b.xml', 'https://a.example/map.xml?page=2', 'x/50%.xml'));
    expect(await all('names/index.xml')).toEqual([1, 2, 3].map((page) => `https://a.example/${page}`));
  });

  it("doesn't mistake a part of a sitemap for all of it: without the query it is another file", async () => {
    put('part/map.xml', pages('https://a.example/1'));
    expect((await refusal(put('part/index.xml', index('https://a.example/map.xml?page=2')))).exitCode).toBe(2);
  });

  it('rejects an index that lists a missing file, with both names and the fix', async () => {
    put('lost/index.xml', index('https://a.example/maps/none.xml'));
    expect(await refusal('lost/index.xml')).toMatchObject({
      exitCode: 2,
      message: `cannot read ${join('lost', 'none.xml')}: no such file\nlost/index.xml lists it`,
      advice: 'Save it next to the index, or use the http URL of the index.',
    });
  });

  // An untrusted index must not read files of other folders.
  it.each(['..', '%2e%2e', 'https://a.example/', '..%2f..%2fsecret', 'a%5Csecret', 'x%00.xml', '.'])(
    'reads no file of another folder by %s',
    async (loc) => {
      put('secret', 'https://a.example/secret\n');
      put('deep/er/index.xml', index(loc));
      expect(await refusal('deep/er/index.xml')).toMatchObject({
        exitCode: 2,
        message: expect.stringContaining("isn't a file"),
      });
    },
  );

  it('reads a file named -, not standard input', async () => {
    put('-', pages('https://a.example/file'));
    put('dash.xml', index('https://a.example/-'));
    expect(await all('dash.xml', { stdin: 'https://a.example/stdin' })).toEqual(['https://a.example/file']);
  });

  it('reads an index once that leads to itself, in a circle or twice to one sitemap', async () => {
    put('loop/page.xml', pages('https://a.example/1'));
    put('loop/b.xml', index('a.xml', 'page.xml', 'b.xml'));
    put('loop/a.xml', index('page.xml', 'b.xml', 'a.xml', 'page.xml'));
    expect(await all('loop/a.xml')).toEqual(['https://a.example/1']);
  });

  // threat 9
  it('rejects an index at the limits of nested indexes and of sitemaps, with a message', async () => {
    put('chain/7.xml', pages('https://a.example/1'));
    for (let level = 0; level < 7; level++) put(`chain/${level}.xml`, index(`${level + 1}.xml`));
    expect(await all('chain/2.xml')).toEqual(['https://a.example/1']);
    expect(await refusal('chain/1.xml')).toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('inside 5 others'),
    });

    for (const name of ['a', 'b', 'c']) put(`many/${name}.xml`, pages(`https://a.example/${name}`));
    put('many/index.xml', index('a.xml', 'b.xml', 'c.xml'));
    put('many/outer.xml', index('index.xml'));
    expect(await all('many/index.xml', { most: 3 })).toHaveLength(3);
    expect((await refusal('many/index.xml', { most: 2 })).message).toContain('lists more than 2 sitemaps');
    expect((await refusal('many/outer.xml', { most: 3 })).message).toContain('more than 3 sitemaps are listed');
  });

  it('reads no URLs from an index that lists nothing', async () => {
    expect(await all(put('empty.xml', index()))).toEqual([]);
  });

  it("makes the command exit with 2 if a part of it can't be read", async () => {
    put('config.json', '{ "experiments": [] }');
    put('broken/one.xml', pages('https://a.example/1'));
    put('broken/index.xml', index('one.xml', 'two.xml'));
    const { code, err } = await runCommand(
      (io) => match([], { config: 'config.json', urls: ['broken/index.xml'], format: 'json' }, io),
      '',
      { cwd: folder.path() },
    );
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/two\.xml: no such file\n {2}broken\/index\.xml lists it\nFix: /),
    ]);
  });
});

describe('a list of URLs on a server', () => {
  const answers = new Map<string, RequestListener>();
  const server = localServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  const serve = (path: string, content: string | Buffer, headers = {}): string => {
    answers.set(path, (_, response) => response.writeHead(200, headers).end(content));
    return server.url() + path;
  };

  it('reads a list on a server as lines, a sitemap, a compressed file and a compressed response', async () => {
    expect(await all(serve('/list.txt', 'https://a.example/1\nhttps://a.example/2\n'))).toHaveLength(2);
    expect(await all(serve('/map.xml', pages('https://a.example/1')))).toEqual(['https://a.example/1']);
    expect(await all(serve('/map.xml.gz', gzipSync(pages('https://a.example/1'))))).toEqual(['https://a.example/1']);
    expect(
      await all(serve('/packed.xml', gzipSync(pages('https://a.example/1')), { 'content-encoding': 'gzip' })),
    ).toEqual(['https://a.example/1']);
  });

  it('resolves what an index lists against its own address', async () => {
    serve('/maps/one.xml', pages('https://a.example/1'));
    serve('/two.xml', pages('https://a.example/2'));
    expect(await all(serve('/maps/index.xml', index('one.xml', '/two.xml', `${server.url()}/two.xml`)))).toEqual([
      'https://a.example/1',
      'https://a.example/2',
    ]);
  });

  it('reads no file of this machine for an index on a server', async () => {
    put('local.xml', pages('https://a.example/1'));
    const file = `file://${folder.path('local.xml')}`;
    expect(await refusal(serve('/files.xml', index(file)))).toMatchObject({
      exitCode: 2,
      message: expect.stringContaining("it isn't an http URL"),
    });
  });

  // threat 12
  it('reads from a public index only public addresses', async () => {
    const port = server.port();
    serve('/inner.xml', pages('https://a.example/secret'));
    serve('/outer.xml', index(`http://inner.example:${port}/inner.xml`));
    serve('/literal.xml', index(`http://127.0.0.1:${port}/inner.xml`));
    serve('/own.xml', index(`http://outer.example:${port}/inner.xml`));
    // Both host names resolve to this server, but the address of one is treated as public.
    let resolved = '';
    const network: Network = {
      lookup: (host, done) => {
        resolved = host;
        done(null, [{ address: host === 'outer.example' ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
      },
      kindOf: (address) => (address === '127.0.0.1' && resolved === 'outer.example' ? 'public' : 'loopback'),
    };
    const outer = `http://outer.example:${port}`;
    expect(await all(`${outer}/own.xml`, { network })).toEqual(['https://a.example/secret']);
    expect((await refusal(`${outer}/outer.xml`, { network })).message).toMatch(
      /its address is loopback, but the address of the list is public\n.*outer\.xml lists it/,
    );
    let judged = 0;
    const literal: Network = { ...network, kindOf: () => (judged++ < 1 ? 'public' : 'loopback') };
    expect((await refusal(`${outer}/literal.xml`, { network: literal })).message).toContain('its address is loopback');
  });

  it.each<[string, (response: ServerResponse) => void, RegExp, Network]>([
    ['a server error', (response) => response.writeHead(500).end(), /the server answered 500/, {}],
    ['a closed connection', (response) => response.destroy(), /cannot read http/, {}],
    ['no data', () => undefined, /sent nothing for 0\.2 seconds, the timeout/, { seconds: 0.2 }],
    [
      'a part and then no data',
      (response) => response.write('https://a.example/1\n'),
      /sent nothing for 0\.2/,
      { seconds: 0.2 },
    ],
    [
      'too much data',
      (response) => response.end('https://a.example/1\n'.repeat(1000)),
      /larger than 0 MB, the limit/,
      { most: 1000 },
    ],
    ['HTML', (response) => response.end('<!doctype html><p>'), /is an HTML page, not a list of URLs/, {}],
    [
      'an unknown encoding',
      (response) => response.writeHead(200, { 'content-encoding': 'zz' }).end('x'),
      /compressed the response with zz/,
      {},
    ],
  ])('rejects a list of URLs that answers with %s, with a message', async (what, answer, message, network) => {
    answers.set(`/${what.replaceAll(' ', '-')}`, (_, response) => answer(response));
    expect(await refusal(`${server.url()}/${what.replaceAll(' ', '-')}`, { network })).toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(message),
    });
  });

  it('reads a list without a timeout while data keeps arriving, however slowly', { tags: 'all' }, async () => {
    answers.set('/slow', (_, response) => {
      let left = 6;
      const more = setInterval(() => {
        response.write(`https://a.example/${left--}\n`);
        if (left === 0) {
          clearInterval(more);
          response.end();
        }
      }, 400);
    });
    expect(await all(`${server.url()}/slow`, { network: { seconds: 2 } })).toHaveLength(6);
  });

  it('accepts a list on a server in cobble match', async () => {
    put('none.json', '{ "experiments": [] }');
    const { code, out } = await runCommand(
      (io) =>
        match([], { config: 'none.json', urls: [serve('/for-match', 'https://a.example/1')], format: 'json' }, io),
      '',
      { cwd: folder.path() },
    );
    expect([code, out]).toEqual([0, expect.stringContaining('"url":"https://a.example/1"')]);
    expect(await refusal('http://')).toMatchObject({
      exitCode: 2,
      message: expect.stringContaining("isn't a valid URL"),
    });
  });
});
