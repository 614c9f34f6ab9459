// @vitest-environment node
// threat 5: a name that a foreign name server points at this machine (DNS rebinding) must not be answered.
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../examples/sandbox/server';
import { startServer } from '../../../examples/sandbox/server';
import { tempFolder } from '../temp-folder';
import { sendRaw } from './send-raw';

const dist = tempFolder();
let server: RunningServer;
let withTest: RunningServer;

beforeAll(async () => {
  mkdirSync(dist.path('realms'));
  dist.write('realms/cobble.js', 'void 0;');
  server = await startServer({ port: 0, dist: dist.path() });
  withTest = await startServer({ port: 0, dist: dist.path(), allowedHosts: ['.cobble.test', 'one.example'] });
});
afterAll(() => Promise.all([server.close(), withTest.close()]));

const get = (path: string, ...headers: string[]) => sendRaw(server.port, [`GET ${path} HTTP/1.1`, ...headers]);

const routes = [
  '/',
  '/favicon.ico',
  '/examples/pages/plain.html',
  '/examples/pages/art/mark.svg',
  '/examples/start/start.js',
  '/dist/realms/cobble.js',
  '/vendor/jquery/dist/jquery.js',
  '/catalogue/',
  '/catalogue/catalogue.js',
  '/api/v1.0/en-us/marketplace/popular',
  '/__sandbox/requests',
  '/__sandbox/state',
  '/__sandbox/settings.json',
  '/__sandbox/sign-in',
  '/__sandbox/pictures/item/frost-keep.svg',
];

describe.each(routes)('%s', (path) => {
  it('is answered under a name of this machine, and under no other', async () => {
    const mine = await get(path, `Host: localhost:${server.port}`);
    expect(mine.status).toBe(200);
    const theirs = await get(path, `Host: evil.example:${server.port}`, 'Accept: text/html');
    expect([theirs.status, theirs.body]).toEqual([
      403,
      expect.stringMatching(
        /names of this machine only, and was asked as evil\.example: open http:\/\/localhost:\d+\/ instead\./,
      ),
    ]);
    expect(theirs.head).not.toContain('access-control');
  });
});

it.each([
  'localhost',
  'LOCALHOST:80',
  'site.localhost:4173',
  'a.b.localhost',
  '127.0.0.1',
  '127.0.0.1:1',
  '127.255.3.4:65535',
  '[::1]',
  '[::1]:4173',
])('the name %s is this machine’s', async (host) => {
  expect((await get('/', `Host: ${host}`)).status).toBe(200);
});

it.each([
  'evil.example',
  'localhost.evil.example',
  'evillocalhost',
  '.localhost',
  'localhost.',
  '127.0.0.1.evil.example',
  '127.0.0.1.nip.io',
  '127.0.0.256',
  '128.0.0.1',
  '0.0.0.0',
  '0',
  '[::]',
  '[::2]',
  '[::ffff:127.0.0.1]',
  '192.168.1.2',
  'www.cobble.test',
  'evil.example@localhost',
  'localhost@evil.example',
  'localhost:80:80',
  'localhost:',
  'localhost:x',
  'localhost:65536',
  'localhost/x',
  'localhost, evil.example',
  'localhost evil.example',
  'http://localhost',
  '',
  'loc\\alhost',
  'localhost#',
])('the name "%s" is not, or is malformed', async (host) => {
  expect((await get('/', `Host: ${host}`)).status).toBe(403);
});

it('a request without a name, and one with several, gets nothing', async () => {
  expect((await get('/')).status).toBe(403);
  expect((await sendRaw(server.port, ['GET / HTTP/1.0'])).status).toBe(403);
  expect((await get('/', 'Host: localhost', 'Host: evil.example')).status).toBe(403);
  expect((await get('/', 'Host: localhost', 'hOsT: localhost')).status).toBe(403);
});

it('every method is refused alike, a preflight too', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']) {
    const answer = await sendRaw(server.port, [
      `${method} /api/v1.0/en-us/marketplace/popular HTTP/1.1`,
      'Host: evil.example',
      'Origin: http://evil.example',
      'Access-Control-Request-Method: GET',
    ]);
    expect([method, answer.status, answer.head.includes('access-control')]).toEqual([method, 403, false]);
  }
});

it('an address of another form than a path is refused, whatever its name', async () => {
  for (const target of ['http://evil.example/', 'http://localhost/', '*', '/x#/../y'])
    expect([target, (await get(target, 'Host: localhost')).status]).toEqual([target, 400]);
});

it('tests may allow further names: one, or all under one', async () => {
  const statusOf = async (host: string) => (await sendRaw(withTest.port, ['GET / HTTP/1.1', `Host: ${host}`])).status;
  expect(
    await Promise.all(['www.cobble.test', 'a.b.cobble.test:80', 'one.example', 'localhost'].map(statusOf)),
  ).toEqual([200, 200, 200, 200]);
  expect(
    await Promise.all(
      ['evilcobble.test', 'cobble.test', 'two.one.example', 'www.cobble.test.evil.example'].map(statusOf),
    ),
  ).toEqual([403, 403, 403, 403]);
});
