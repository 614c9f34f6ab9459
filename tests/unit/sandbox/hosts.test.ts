// @vitest-environment node
// threat 5: DNS rebinding. A foreign name that resolves to this machine must not be served.
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../../../examples/sandbox/server';
import { startServer } from '../../../examples/sandbox/server';
import { tempFolder } from '../temp-folder';
import { everyRoute } from './every-route';
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
const namesWithout = async (status: number, hosts: readonly string[], { port } = server) => {
  const answers = hosts.map(async (host) => ({ host, ...(await sendRaw(port, ['GET / HTTP/1.1', `Host: ${host}`])) }));
  return (await Promise.all(answers)).filter((answer) => answer.status !== status).map(({ host }) => host);
};

it('serves each route under a loopback name and rejects other names with the right URL', async () => {
  for (const path of everyRoute) {
    const mine = await get(path, `Host: localhost:${server.port}`);
    const theirs = await get(path, `Host: evil.example:${server.port}`, 'Accept: text/html');
    expect([path, mine.status, theirs.status, theirs.head.includes('access-control')]).toEqual([path, 200, 403, false]);
    expect(theirs.body).toMatch(/was asked as evil\.example: open http:\/\/localhost:\d+\/ instead\./);
  }
});

it('serves loopback names and addresses', async () => {
  const names = 'localhost LOCALHOST:80 site.localhost:4173 a.b.localhost 127.0.0.1 127.0.0.1:1 127.255.3.4:65535';
  expect(await namesWithout(200, [...names.split(' '), '[::1]', '[::1]:4173'])).toEqual([]);
});

it("rejects other machines' names and malformed ones", async () => {
  const foreign =
    'evil.example localhost.evil.example evillocalhost 127.0.0.1.evil.example 127.0.0.1.nip.io www.cobble.test';
  const addresses = '127.0.0.256 128.0.0.1 0.0.0.0 0 [::] [::2] [::ffff:127.0.0.1] 192.168.1.2';
  const malformed =
    '.localhost localhost. evil.example@localhost localhost@evil.example localhost:80:80 localhost: localhost:x';
  const more = ['localhost:65536', 'localhost/x', 'http://localhost', 'loc\\alhost', 'localhost#', ''];
  const lists = ['localhost, evil.example', 'localhost evil.example'];
  const words = [foreign, addresses, malformed].flatMap((line) => line.split(' '));
  expect(await namesWithout(403, [...words, ...more, ...lists])).toEqual([]);
});

it('rejects a request without a Host header or with several', async () => {
  expect((await get('/')).status).toBe(403);
  expect((await sendRaw(server.port, ['GET / HTTP/1.0'])).status).toBe(403);
  expect((await get('/', 'Host: localhost', 'Host: evil.example')).status).toBe(403);
  expect((await get('/', 'Host: localhost', 'hOsT: localhost')).status).toBe(403);
});

it('rejects a foreign name for every method, including preflights', async () => {
  const preflight = ['Host: evil.example', 'Origin: http://evil.example', 'Access-Control-Request-Method: GET'];
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']) {
    const answer = await sendRaw(server.port, [`${method} /api/v1.0/en-us/marketplace/popular HTTP/1.1`, ...preflight]);
    expect([method, answer.status, answer.head.includes('access-control')]).toEqual([method, 403, false]);
  }
});

it("rejects a request target that isn't a path, whatever the host", async () => {
  for (const target of ['http://evil.example/', 'http://localhost/', '*', '/x#/../y'])
    expect([target, (await get(target, 'Host: localhost')).status]).toEqual([target, 400]);
});

it('serves tests under the extra host names that they allow', async () => {
  expect(
    await namesWithout(200, ['www.cobble.test', 'a.b.cobble.test:80', 'one.example', 'localhost'], withTest),
  ).toEqual([]);
  const others = ['evilcobble.test', 'cobble.test', 'two.one.example', 'www.cobble.test.evil.example'];
  expect(await namesWithout(403, others, withTest)).toEqual([]);
});
