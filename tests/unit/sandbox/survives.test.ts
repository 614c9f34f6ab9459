// @vitest-environment node
// threat 5: whatever comes over the wire, the server answers the next request.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../../examples/sandbox/server';
import { PROGRAM } from '../program';
import { runningSandbox } from './running-sandbox';
import { sendRaw } from './send-raw';

const sandbox = runningSandbox();
const { ask, get } = sandbox;
const port = () => Number(new URL(sandbox.origin).port);
const popular = '/api/v1.0/en-us/marketplace/popular';
const line = `GET ${popular} HTTP/1.1`;
afterEach(async () => {
  vi.restoreAllMocks();
  expect((await get(popular)).status).toBe(200);
});

describe('a request that parsers differ on is refused, and its connection ended', () => {
  it.each<[string, string[], string]>([
    ['two lengths', ['Content-Length: 1', 'Content-Length: 2'], 'ab'],
    ['a length and chunks', ['Content-Length: 3', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['chunks under another encoding', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
    ['a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
    ['a length that is none', ['Content-Length: -1'], ''],
    ['a broken chunk', ['Transfer-Encoding: chunked'], 'zz\r\n\r\n'],
    ['a folded header', ['A: b', ' c: d'], ''],
    ['headers of 20 kB', [`A: ${'a'.repeat(20_000)}`], ''],
    ['a null in a header', ['A: \0'], ''],
  ])('%s', async (_, headers, body) => {
    const { status } = await sendRaw(port(), [`POST ${popular} HTTP/1.1`, 'Host: localhost', ...headers], body);
    // 400, 431, or a cut; 405 would be the route's own answer.
    expect([0, 400, 431]).toContain(status);
  });
});

it('an upgrade is no way in: the request is answered as any other', async () => {
  const { status, head } = await sendRaw(port(), [
    line,
    'Host: localhost',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
  ]);
  expect([status, head.includes('switching')]).toEqual([200, false]);
  expect(
    (await sendRaw(port(), [line, 'Host: evil.example', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'])).status,
  ).toBe(403);
});

it('a tunnel is not opened', async () => {
  expect([0, 400, 403]).toContain(
    (await sendRaw(port(), ['CONNECT localhost:22 HTTP/1.1', 'Host: localhost:22'])).status,
  );
});

it('HEAD gets a GET’s headers and no body; a strange method gets an answer', async () => {
  for (const path of ['/', '/examples/pages/plain.html', popular, '/__sandbox/sign-in']) {
    const { status, body } = await sendRaw(port(), [`HEAD ${path} HTTP/1.1`, 'Host: localhost']);
    expect([path, status, body]).toEqual([path, 200, '']);
  }
  for (const method of ['TRACE', 'PROPFIND', 'PATCH'])
    expect([404, 405]).toContain((await sendRaw(port(), [`${method} ${popular} HTTP/1.1`, 'Host: localhost'])).status);
});

it('a connection that ends in the middle of a body is no failure', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const path of [
    popular,
    '/api/v1.0/newsletter/subscribe',
    '/__sandbox/faults',
    '/__sandbox/sign-in',
    '/uploads.json?filename=a.txt',
  ]) {
    const socket = connect(port(), '127.0.0.1', () =>
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"a":`, () =>
        socket.destroy(),
      ),
    );
    await once(socket, 'close');
  }
  for (let turn = 0; turn < 5; turn++) await get('/__sandbox/state');
  expect(said).not.toHaveBeenCalled();
});

describe('a fault', () => {
  it.each([
    { drop: true },
    { drop: true, body: 'half' },
    { drop: true, delayMs: 5 },
    { status: 304, body: 'x' },
    { status: 204, drop: true },
    { status: 200, body: 'abc', headers: { 'content-length': '1' } },
    { status: 200, body: 'abc', headers: { 'transfer-encoding': 'nonsense' } },
    { status: 302, headers: { location: '/' } },
    { body: null },
    { body: { a: 1 }, headers: { 'content-encoding': 'gzip' } },
  ])('%j is carried out without an end of the server', async (what) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await ask('POST', '/__sandbox/faults', { body: { match: 'popular', times: 1, ...what } })).status).toBe(
      200,
    );
    await sendRaw(port(), [line, 'Host: localhost']);
    await ask('POST', '/__sandbox/reset');
  });
});

describe('where the sign-in pages lead', () => {
  const foreign = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'http://127.0.0.1.evil.example/en-us/login',
    'http://localhost@evil.example/en-us/login',
    'javascript:alert(1)',
    'http://www.cobble.test/en-us/login',
    'http://evil.localhost.example/en-us/login',
  ];

  it.each(foreign)('never to %s', async (address) => {
    const to = encodeURIComponent(address);
    const asks: [method: string, path: string, body?: string][] = [
      ['GET', `/__sandbox/sign-in?ru=${to}`],
      ['GET', `/__sandbox/sign-out?ru=${to}`],
      ['POST', '/__sandbox/sign-in', JSON.stringify({ gamertag: 'A', ru: address })],
      ['POST', '/__sandbox/sign-in', JSON.stringify({ gamertag: 'A', ru: `/en-us/login?return_url=${to}` })],
    ];
    for (const [method, path, body = ''] of asks) {
      const answer = await sendRaw(
        port(),
        [`${method} ${path} HTTP/1.1`, 'Host: localhost', `Content-Length: ${Buffer.byteLength(body)}`],
        body,
      );
      for (const [, to] of `${answer.head}\n${answer.body}`.matchAll(
        /(?:location: |"to":"|replace\("|href=")([^"\r\n]*)/g,
      ))
        expect(new URL(to!, 'http://localhost/').origin).toBe('http://localhost');
    }
  });

  it('is written out as text', async () => {
    const evil = encodeURIComponent('"><script>alert(1)</script>');
    for (const path of [
      `/${evil}`,
      `/?theme=${evil}`,
      `/catalogue/?theme=${evil}`,
      `/catalogue/example?widget=${evil}&name=${evil}`,
      `/catalogue/sheet?widgets=${evil}`,
      `/examples/pages/plain.html?theme=${evil}`,
      `/en-us/login?return_url=${evil}`,
      `/__sandbox/sign-in?product=${evil}&ru=${evil}&state=${evil}`,
      `/__sandbox/sign-out?ru=${evil}`,
    ]) {
      const { head, body } = await sendRaw(port(), [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Accept: text/html']);
      expect([path, /content-type: text\/html/.test(head) && /<script>alert/.test(body)]).toEqual([path, false]);
    }
  });
});

it('the terminal says what failed, without the query and without what would steer it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = await startServer({
    port: 0,
    before: () => {
      throw new Error('\x1b[31mred\x07');
    },
  });
  const { status, body } = await sendRaw(failing.port, ['GET /a?token=secret HTTP/1.1', 'Host: localhost']);
  await failing.close();
  expect([status, body]).toEqual([500, expect.stringContaining('its terminal says how')]);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^GET \/a: Error: \?\[31mred\?\n/)]]);
});

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('the command masks secrets, and shows them with --show-secrets alone', async () => {
  // interface 9
  const logged = async (...args: string[]) => {
    const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const url = String((await once(child.stdout, 'data'))[0]).trim();
    await fetch(`${url}api/v1.0/none?token=abc`, { headers: { authorization: 'Bearer abc' } });
    const [entry] = (await (await fetch(`${url}__sandbox/requests`)).json()) as {
      url: string;
      headers: Record<string, string>;
    }[];
    child.kill('SIGTERM');
    await once(child, 'exit');
    return [entry!.url, entry!.headers.authorization, errors.includes('Tokens and cookies are shown')];
  };
  expect(await logged()).toEqual(['/api/v1.0/none?token=***(3)', 'Bearer ***(3)', false]);
  expect(await logged('--show-secrets')).toEqual(['/api/v1.0/none?token=abc', 'Bearer abc', true]);
});
