// @vitest-environment node
import { once } from 'node:events';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compress } from '../../../examples/sandbox/http/compress';
import { serveFolder } from '../../../examples/sandbox/serve-folder';
import type { RunningServer } from '../../../examples/sandbox/server';
import { startServer } from '../../../examples/sandbox/server';
import { neverChanges } from '../../../examples/sandbox/site-paths';
import { tempFolder } from '../temp-folder';

const dist = tempFolder();
const script = `/* ${'Many words. '.repeat(200)} */`;
const bundle = '/dist/realms/cobble.js';
const brotli = { 'accept-encoding': 'br' };
let hosted: RunningServer;
let plain: RunningServer;

beforeAll(async () => {
  mkdirSync(dist.path('realms'));
  mkdirSync(dist.path('chunks'));
  for (const path of ['realms/cobble.js', 'chunks/tile.0a1b2c.js', 'face.woff2']) dist.write(path, script);
  dist.write('short.js', 'void 0;');
  hosted = await startServer({ port: 0, dist: dist.path(), hosted: true });
  plain = await startServer({ port: 0, dist: dist.path() });
});
afterAll(async () => {
  await hosted.close();
  await plain.close();
});

/** Requests a path without `fetch`, which would decompress the body. */
const get = async (
  path: string,
  headers: Record<string, string> = {},
  { port }: Pick<RunningServer, 'port'> = hosted,
  method = 'GET',
) => {
  const sent = request({ port, host: '127.0.0.1', path, headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
};

describe('hosted server', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['zstd', undefined, (body: Buffer) => body],
  ])('sends a script to a browser that accepts %s as %s', async (accepted, encoding, read) => {
    const { headers, body } = await get(bundle, { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/javascript;charset=utf-8' });
    expect(headers['content-encoding']).toBe(encoding);
    expect(String(read(body))).toBe(script);
    expect(body.length < script.length).toBe(!!encoding);
  });

  it('compresses pages, but not service responses or short or compressed files', async () => {
    for (const path of ['/', '/examples/pages/landing.html', '/catalogue/']) {
      const { headers, body } = await get(path, brotli);
      const plainly = (await get(path)).headers['content-encoding'];
      expect([path, headers['content-encoding'], plainly]).toEqual([path, 'br', undefined]);
      expect(brotliDecompressSync(body).length).toBeGreaterThan(body.length * 2);
    }
    for (const path of ['/help_center/en-us/articles?per_page=100', '/dist/face.woff2', '/dist/short.js'])
      expect((await get(path, brotli)).headers['content-encoding']).toBeUndefined();
  });

  it('aborts only the response of a file that disappears while it is sent', async () => {
    const path = dist.path('going.js');
    writeFileSync(path, script);
    const serve = serveFolder(dist.path(), neverChanges);
    // The server opens the file one tick later, when it has been removed.
    const other = createServer((req, res) => !compress(req, res) && serve(req, res) && rmSync(path)).listen(0);
    await once(other, 'listening');
    await expect(get('/going.js', brotli, other.address() as AddressInfo)).rejects.toThrow();
    other.close();
  });

  it('answers HEAD with the headers only', async () => {
    const { status, headers, body } = await get(bundle, brotli, hosted, 'HEAD');
    expect([status, headers.etag !== undefined, body.length]).toEqual([200, true, 0]);
  });

  it('makes only files with a digest in their name cacheable for a year', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await cacheOf('/dist/chunks/tile.0a1b2c.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf(bundle)).toBe('no-cache');
    expect(await cacheOf('/examples/pages/art/mark.svg')).toBe('no-cache');
  });

  it('returns 304 until a file changes', async () => {
    const again = { ...brotli, 'if-none-match': String((await get(bundle)).headers.etag) };
    const same = await get(bundle, again);
    expect([same.status, same.body.length]).toEqual([304, 0]);
    utimesSync(dist.path('realms/cobble.js'), 1, 1);
    expect((await get(bundle, again)).status).toBe(200);
  });
});

it('sends each file uncompressed and uncacheable as a test server', async () => {
  for (const path of [bundle, '/dist/chunks/tile.0a1b2c.js']) {
    const { headers, body } = await get(path, brotli, plain);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect([headers['content-encoding'], headers.etag, String(body)]).toEqual([undefined, undefined, script]);
  }
});
