// @vitest-environment node
// threat 5: pages of other sites can neither read nor control the sandbox through its control paths.
import { describe, expect, it } from 'vitest';
import { runningSandbox } from './running-sandbox';
import { sendRaw } from './send-raw';

const sandbox = runningSandbox();
const port = () => Number(new URL(sandbox.origin).port);
const own = () => sandbox.origin;
const popular = '/api/v1.0/en-us/marketplace/popular';
const picture = '/__sandbox/pictures/item/frost-keep.svg';

const ask = (method: string, path: string, headers: readonly string[], body = '') => {
  const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  return sendRaw(port(), [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port()}`, ...length, ...headers], body);
};

const fault = JSON.stringify({ match: 'popular', status: 503 });
const control: readonly [method: string, path: string, body?: string][] = [
  ['GET', '/__sandbox/requests'],
  ['DELETE', '/__sandbox/requests'],
  ['GET', '/__sandbox/faults'],
  ['POST', '/__sandbox/faults', fault],
  ['DELETE', '/__sandbox/faults'],
  ['POST', '/__sandbox/reset', '{}'],
  ['GET', '/__sandbox/state'],
  ['GET', '/__sandbox/settings.json'],
  ['POST', '/__sandbox/sign-in', '{"gamertag":"A"}'],
];

describe.each(control)('%s %s', (method, path, body) => {
  it('rejects requests from other origins, including opaque ones, without CORS headers', async () => {
    const hosts = 'https://evil.example http://evil.test http://127.0.0.1.evil.example';
    for (const origin of `${hosts} http://localhost:1 http://127.0.0.1:1 null file://`.split(' ')) {
      const answer = await ask(method, path, [`Origin: ${origin}`, 'Content-Type: text/plain'], body);
      expect([answer.status, answer.head.includes('access-control')]).toEqual([403, false]);
      expect(answer.body).toContain(`not ${origin}. Open http://localhost:`);
    }
    for (const site of ['cross-site', 'same-site'])
      expect((await ask(method, path, [`Sec-Fetch-Site: ${site}`], body)).status).toBe(403);
    const wanted = [`Access-Control-Request-Method: ${method}`, 'Access-Control-Request-Private-Network: true'];
    const preflight = await ask('OPTIONS', path, ['Origin: https://evil.example', ...wanted]);
    expect([preflight.status, preflight.head.includes('access-control')]).toEqual([403, false]);
  });

  it('answers its own page and non-browser clients, without letting other pages read that', async () => {
    const page = [`Origin: ${own()}`, 'Sec-Fetch-Site: same-origin', 'Content-Type: text/plain'];
    for (const headers of [page, ['Sec-Fetch-Site: none'], []]) {
      const answer = await ask(method, path, headers, body);
      expect([answer.status, answer.head.includes('access-control')]).toEqual([200, false]);
    }
  });
});

it('treats another port, host name or scheme as a foreign origin', async () => {
  const others = [own().replace('127.0.0.1', 'localhost'), `${own()}0`, own().replace('http:', 'https:')];
  for (const origin of [...others, `${own()}, ${own()}`, `${own()}/`, ''])
    expect([origin, (await ask('GET', '/__sandbox/requests', [`Origin: ${origin}`])).status]).toEqual([origin, 403]);
  const local = ['GET /__sandbox/requests HTTP/1.1', 'Host: LOCALHOST:80', 'Origin: http://localhost'];
  expect((await sendRaw(port(), local)).status).toBe(200);
});

it('sets no fault for a foreign text/plain POST', async () => {
  await ask('POST', '/__sandbox/faults', ['Origin: https://evil.example', 'Content-Type: text/plain'], fault);
  expect((await sandbox.get(popular)).status).toBe(200);
});

it('protects alternative spellings of a control path too', async () => {
  const origin = ['Origin: https://evil.example'];
  for (const way of ['/x/../', '/x/%2e%2e/', '/./', '/x\\..\\'])
    expect([way, (await ask('POST', `${way}__sandbox/sign-in`, origin, '{"gamertag":"A"}')).status]).toEqual([
      way,
      403,
    ]);
});

it('lets other sites embed images and link to the sign-in pages', async () => {
  for (const path of [picture, ...['sign-in', 'sign-out', 'flights/store-hero-b.js'].map((at) => `/__sandbox/${at}`)]) {
    const answer = await ask('GET', path, ['Sec-Fetch-Site: cross-site']);
    expect([path, answer.status, answer.head.includes('access-control')]).toEqual([path, 200, false]);
  }
  expect((await ask('GET', picture, [])).head).toContain('cross-origin-resource-policy: cross-origin');
});

it('answers calls from all origins, without credentials or private network access', async () => {
  const wanted = ['Access-Control-Request-Method: GET', 'Access-Control-Request-Private-Network: true'];
  const header = 'Access-Control-Request-Headers: x-own';
  const preflight = await ask('OPTIONS', popular, ['Origin: https://a.example', header, ...wanted]);
  expect(preflight.status).toBe(204);
  const answer = await ask('GET', popular, ['Origin: https://a.example', 'Sec-Fetch-Site: cross-site']);
  expect(preflight.head).toContain('access-control-allow-headers: x-own');
  expect(preflight.head).toContain('access-control-allow-methods: get, post, put, delete');
  const others = ['/api/v1.0/en-us/marketplace/auth/popular', '/api/v1.0/none'].map((path) => ask('GET', path, []));
  for (const { head } of [preflight, answer, ...(await Promise.all(others))]) {
    expect(head).toContain('access-control-allow-origin: *');
    expect(head).not.toMatch(/private-network|allow-credentials/);
  }
});

it('sends no preflight response for pages and files', async () => {
  const wanted = ['Origin: https://a.example', 'Access-Control-Request-Method: PUT'];
  for (const path of ['/', '/examples/pages/plain.html', '/dist/realms/cobble.js'])
    expect([path, (await ask('OPTIONS', path, wanted)).head]).toEqual([
      path,
      expect.not.stringMatching('access-control'),
    ]);
});
