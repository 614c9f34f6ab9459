// @vitest-environment node
// threat 5: after any input, the server still answers the next request.
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
const local = 'Host: localhost';
const line = `GET ${popular} HTTP/1.1`;
const uploads = '/uploads.json?filename=a.txt';
const posts = [popular, '/api/v1.0/newsletter/subscribe', '/__sandbox/faults', '/__sandbox/sign-in', uploads];
afterEach(async () => {
  vi.restoreAllMocks();
  expect((await get(popular)).status).toBe(200);
});

it('rejects an ambiguous request and closes its connection', async () => {
  for (const [headers, body] of [
    [['Content-Length: 1', 'Content-Length: 2'], 'ab'],
    [['Content-Length: 3', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    [['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
    [['Transfer-Encoding : chunked'], '0\r\n\r\n'],
    [['Content-Length: -1'], ''],
    [['Transfer-Encoding: chunked'], 'zz\r\n\r\n'],
    [['A: b', ' c: d'], ''],
    [[`A: ${'a'.repeat(20_000)}`], ''],
    [['A: \0'], ''],
  ] as const) {
    const { status } = await sendRaw(port(), [`POST ${popular} HTTP/1.1`, local, ...headers], body);
    // The server must reject the request with 400 or 431, or close the connection. 405 would mean that a route handled
    // it.
    expect([headers, [0, 400, 431].includes(status)]).toEqual([headers, true]);
  }
});

it('answers an upgrade like any other request, without opening a tunnel', async () => {
  const socket = ['Upgrade: websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];
  const { status, head } = await sendRaw(port(), [line, local, ...socket]);
  expect([status, head.includes('switching')]).toEqual([200, false]);
  const upgrade = ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
  expect((await sendRaw(port(), [line, 'Host: evil.example', ...upgrade])).status).toBe(403);
  const tunnel = await sendRaw(port(), ['CONNECT localhost:22 HTTP/1.1', 'Host: localhost:22']);
  expect([0, 400, 403]).toContain(tunnel.status);
});

it('answers HEAD like GET without a body, and unknown methods too', async () => {
  for (const path of ['/', '/examples/pages/plain.html', popular, '/__sandbox/sign-in']) {
    const { status, body } = await sendRaw(port(), [`HEAD ${path} HTTP/1.1`, local]);
    expect([path, status, body]).toEqual([path, 200, '']);
  }
  for (const method of ['TRACE', 'PROPFIND', 'PATCH'])
    expect([404, 405]).toContain((await sendRaw(port(), [`${method} ${popular} HTTP/1.1`, local])).status);
});

it('treats a connection that ends within a body as no error', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const path of posts) {
    const half = `POST ${path} HTTP/1.1\r\n${local}\r\nContent-Length: 100\r\n\r\n{"a":`;
    const socket = connect(port(), '127.0.0.1', () => socket.write(half, () => socket.destroy()));
    await once(socket, 'close');
  }
  for (let turn = 0; turn < 5; turn++) await get('/__sandbox/state');
  expect(said).not.toHaveBeenCalled();
});

it('survives every kind of fault', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const what of [
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
  ]) {
    const { status } = await ask('POST', '/__sandbox/faults', { body: { match: 'popular', times: 1, ...what } });
    expect([what, status]).toEqual([what, 200]);
    await sendRaw(port(), [line, local]);
    await ask('POST', '/__sandbox/reset');
    expect((await get(popular)).status).toBe(200);
  }
});

describe('sign-in pages', () => {
  it.each([
    '',
    'https://evil.example/',
    'https://evil.example/en-us/login',
    '\\\\evil.example',
    ' //evil.example',
    '/\tx',
    'data:text/html,x',
    'ftp://localhost/en-us/login',
    'http://a:b@evil.example/en-us/login',
    '//evil.example',
    '/\\evil.example',
    'http://127.0.0.1.evil.example/en-us/login',
    'http://localhost@evil.example/en-us/login',
    'javascript:alert(1)',
    'http://www.cobble.test/en-us/login',
    'http://evil.localhost.example/en-us/login',
  ])('never redirects from sign-in pages to %s', async (address) => {
    const to = encodeURIComponent(address);
    for (const [method, path, body = ''] of [
      ['GET', `/__sandbox/sign-in?ru=${to}`],
      ['GET', `/__sandbox/sign-out?ru=${to}`],
      ['POST', '/__sandbox/sign-in', JSON.stringify({ gamertag: 'A', ru: address })],
      ['POST', '/__sandbox/sign-in', JSON.stringify({ gamertag: 'A', ru: `/en-us/login?return_url=${to}` })],
    ]) {
      const length = `Content-Length: ${Buffer.byteLength(body)}`;
      const answer = await sendRaw(port(), [`${method} ${path} HTTP/1.1`, local, length], body);
      const leads = `${answer.head}\n${answer.body}`.matchAll(/(?:location: |"to":"|replace\("|href=")([^"\r\n]*)/g);
      for (const [, lead] of leads) expect(new URL(lead!, 'http://localhost/').origin).toBe('http://localhost');
    }
  });
});

it('escapes text from the URL in sign-in pages', async () => {
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
    const { head, body } = await sendRaw(port(), [`GET ${path} HTTP/1.1`, local, 'Accept: text/html']);
    expect([path, /content-type: text\/html/.test(head) && /<script>alert/.test(body)]).toEqual([path, false]);
  }
});

it('logs an error without the query and without terminal control sequences', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = () => {
    throw new Error('\x1b[31mred\x07');
  };
  const failing = await startServer({ port: 0, before });
  const { status, body } = await sendRaw(failing.port, ['GET /a?token=secret HTTP/1.1', local]);
  await failing.close();
  expect([status, body]).toEqual([500, expect.stringContaining('its terminal says how')]);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^GET \/a: Error: \?\[31mred\?\n/)]]);
});

it('masks secrets on the command line unless --show-secrets is set', { tags: 'all' }, async () => {
  // interface 9
  const cwd = fileURLToPath(new URL('../../../', import.meta.url));
  const logged = async (...args: string[]) => {
    const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const url = String((await once(child.stdout, 'data'))[0]).trim();
    await fetch(`${url}api/v1.0/none?token=abc`, { headers: { authorization: 'Bearer abc' } });
    const requests = await fetch(`${url}__sandbox/requests`);
    const [entry] = (await requests.json()) as { url: string; headers: Record<string, string> }[];
    child.kill('SIGTERM');
    await once(child, 'exit');
    return [entry!.url, entry!.headers.authorization, errors.includes("Tokens and cookies aren't masked")];
  };
  expect(await logged()).toEqual(['/api/v1.0/none?token=***(3)', 'Bearer ***(3)', false]);
  expect(await logged('--show-secrets')).toEqual(['/api/v1.0/none?token=abc', 'Bearer abc', true]);
});
