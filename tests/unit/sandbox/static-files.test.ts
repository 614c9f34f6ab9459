// @vitest-environment node
// threat 5: nothing is served but what lies in the served folders.
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServedFile } from '../../../examples/sandbox/guard/is-served-file';
import { serveFolder } from '../../../examples/sandbox/serve-folder';
import type { RunningServer } from '../../../examples/sandbox/server';
import { startServer } from '../../../examples/sandbox/server';
import { sendRaw } from './send-raw';

const folder = mkdtempSync(join(tmpdir(), 'cobble-static-'));
const dist = join(folder, 'dist');
let server: RunningServer;

beforeAll(async () => {
  for (const path of ['dist/realms', 'dist/.git', 'distant', 'other/deep', 'dist/.hidden'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const path of [
    'secret.txt',
    'distant/secret.txt',
    'other/deep/secret.txt',
    'dist/.env',
    'dist/.git/config',
    'dist/.hidden/secret.txt',
    'dist/realms/.secret.txt',
  ])
    writeFileSync(join(folder, path), 'a secret');
  for (const path of ['dist/realms/cobble.js', 'dist/plain', 'dist/ä b.js', 'dist/a.unknown'])
    writeFileSync(join(folder, path), 'void 0;');
  for (const [path, to] of [
    ['dist/link.txt', '../secret.txt'],
    ['dist/absolute.txt', join(folder, 'secret.txt')],
    ['dist/out', '../other'],
    ['dist/realms/up', '../..'],
    ['dist/twice.txt', 'link.txt'],
    ['dist/near.txt', '../distant/secret.txt'],
    ['dist/realms/index', '../../secret.txt'],
    ['dist/.alias.js', 'realms/cobble.js'],
    ['dist/env.txt', '.env'],
    ['dist/git', '.git'],
    ['dist/inside.js', 'realms/cobble.js'],
    ['dist/theme', 'realms'],
    ['dist/nowhere.js', 'gone.js'],
    ['dist/loop.js', 'loop.js'],
  ] as const)
    symlinkSync(to, join(folder, path));
  server = await startServer({ port: 0, dist });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, ...headers: string[]) =>
  sendRaw(server.port, [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers]);

it('files of the folder are served, also by a link within it', async () => {
  for (const path of [
    '/dist/realms/cobble.js',
    '/dist/inside.js',
    '/dist/theme/cobble.js',
    '/dist/plain',
    '/dist/%C3%A4%20b.js',
    '/dist/realms/cobble.js?1',
  ]) {
    const { status, body } = await get(path);
    expect([path, status, body]).toEqual([path, 200, 'void 0;']);
  }
});

it.each([
  'link.txt',
  'absolute.txt',
  'twice.txt',
  'near.txt',
  'out/deep/secret.txt',
  'realms/up/secret.txt',
  'nowhere.js',
  'loop.js',
  'out',
  'out/deep/',
])('the link %s leads out of the folder, or nowhere', async (path) => {
  const { status, body } = await get(`/dist/${path}`);
  expect([status, body.includes('a secret')]).toEqual([404, false]);
});

it.each([
  '.env',
  '.alias.js',
  '.git/config',
  '.hidden/secret.txt',
  'realms/.secret.txt',
  '%2eenv',
  'env.txt',
  'git/config',
])('the dot file %s is not served, by whatever name', async (path) => {
  const { status, body } = await get(`/dist/${path}`);
  expect([status, body.includes('a secret')]).toEqual([404, false]);
});

it.each([
  '/dist/../secret.txt',
  '/dist/..%2fsecret.txt',
  '/dist/%2e%2e/secret.txt',
  '/dist/%2e%2e%2fsecret.txt',
  '/dist/..%5csecret.txt',
  '/dist/..\\secret.txt',
  '/dist//../secret.txt',
  '/dist/./../secret.txt',
  '/dist/realms/../../secret.txt',
  '/dist/....//secret.txt',
  '/dist/%252e%252e/secret.txt',
  '/dist/..;/secret.txt',
  '/dist/%c0%ae%c0%ae/secret.txt',
  '/dist/..%00/secret.txt',
  '/dist/link.txt%00.js',
  '/dist/../distant/secret.txt',
  '/dist/%',
  '/dist//etc/passwd',
  '/dist/',
  '/dist/realms',
  '/dist/realms/',
  '/examples/pages/..%2f..%2f..%2fetc%2fpasswd',
  '/vendor/jquery/..%2fpreact%2fpackage.json',
  '/vendor/jquery/.eslintrc.json',
])('%s leads nowhere', async (path) => {
  const { status, body } = await get(path);
  expect([status, body.includes('a secret')]).toEqual([404, false]);
});

it('a path with a fragment is not read in two ways', async () => {
  // What checks the path must not read another one than what sends the file.
  expect((await get('/dist/link.txt#/../plain')).status).toBe(400);
});

it('a file that may not be read is none', () => {
  const path = join(dist, 'closed.js');
  writeFileSync(path, 'x');
  chmodSync(path, 0);
  // The superuser may read everything.
  expect(isServedFile(dist, '/closed.js')).toBe(process.getuid?.() === 0);
  expect(isServedFile(join(folder, 'none'), '/closed.js')).toBe(false);
});

it('a file that goes away while it is sent cuts the answer, and nothing else', async () => {
  const path = join(dist, 'going.js');
  writeFileSync(path, 'x');
  const serve = serveFolder(dist);
  // It is opened a turn later.
  const other = createServer((req, res) => serve(req, res) && unlinkSync(path)).listen(0, '127.0.0.1');
  await once(other, 'listening');
  expect(
    (await sendRaw((other.address() as AddressInfo).port, ['GET /going.js HTTP/1.1', 'Host: localhost'])).body,
  ).toBe('');
  other.close();
});

describe('every answer', () => {
  it.each([
    '/',
    '/favicon.ico',
    '/dist/realms/cobble.js',
    '/dist/a.unknown',
    '/dist/none.js',
    '/examples/pages/plain.html',
    '/examples/pages/art/mark.svg',
    '/examples/start/start.js',
    '/vendor/jquery/dist/jquery.js',
    '/catalogue/',
    '/catalogue/catalogue.js',
    '/none',
    '/api/v1.0/none',
    '/api/v1.0/en-us/marketplace/popular',
    '/__sandbox/requests',
    '/__sandbox/sign-in',
    '/__sandbox/pictures/item/frost-keep.svg',
    '/__sandbox/flights/store-hero-b.js',
  ])('is what its type says: %s', async (path) => {
    expect((await get(path)).head).toContain('x-content-type-options: nosniff');
  });
});

it.each(['bytes=9-2', 'bytes=-5', 'bytes=0-1,3-4', 'bytes=99-', 'nonsense'])(
  'the range "%s" gets the whole file',
  async (range) => {
    const { status, body } = await get('/dist/realms/cobble.js', `Range: ${range}`);
    expect([status, body]).toEqual([200, 'void 0;']);
  },
);

/** Where an uploaded file lies. */
const upload = async (type: string) => {
  const answer = await fetch(`${server.url}uploads.json?filename=a`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: '<script>alert()</script>',
  });
  const {
    upload: { attachment },
  } = (await answer.json()) as { upload: { attachment: { content_url: string } } };
  return new URL(attachment.content_url).pathname;
};

it('an uploaded page is served as bytes to keep, and to no other site', async () => {
  const { status, head } = await get(await upload('text/html'));
  expect(status).toBe(200);
  for (const header of [
    'content-type: application/octet-stream',
    'content-disposition: attachment',
    'content-security-policy: sandbox',
    'cross-origin-resource-policy: same-origin',
    'x-content-type-options: nosniff',
  ])
    expect(head).toContain(header);
  expect(head).not.toContain('access-control');
});

it.each([
  ['image/svg+xml', false],
  ['application/xhtml+xml', false],
  ['text/xml', false],
  ['text/javascript', false],
  ['image/png', true],
  ['text/plain', true],
  ['video/mp4', true],
])('an upload of type %s keeps it: %s', async (type, kept) => {
  expect((await get(await upload(type))).head).toContain(`content-type: ${kept ? type : 'application/octet-stream'}`);
});
