// @vitest-environment node
// threat 5: other sites' pages neither read nor steer the sandbox through its control paths.
import { describe, expect, it } from 'vitest';
import { runningSandbox } from './running-sandbox';
import { sendRaw } from './send-raw';

const sandbox = runningSandbox();
const port = () => Number(new URL(sandbox.origin).port);
const own = () => sandbox.origin;
const popular = '/api/v1.0/en-us/marketplace/popular';

const ask = (method: string, path: string, headers: readonly string[], body = '') =>
  sendRaw(
    port(),
    [
      `${method} ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port()}`,
      ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
      ...headers,
    ],
    body,
  );

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
  it.each([
    'https://evil.example',
    'http://localhost:1',
    'http://127.0.0.1:1',
    'null',
    'http://evil.test',
    'http://127.0.0.1.evil.example',
    'file://',
  ])('is refused to a page of %s, without a CORS header', async (origin) => {
    const answer = await ask(method, path, [`Origin: ${origin}`, 'Content-Type: text/plain'], body);
    expect([answer.status, answer.body]).toEqual([
      403,
      expect.stringContaining(`not ${origin}. Open http://localhost:`),
    ]);
    expect(answer.head).not.toContain('access-control');
  });

  it('is refused to a page that hides its origin, by what its browser says', async () => {
    for (const site of ['cross-site', 'same-site'])
      expect((await ask(method, path, [`Sec-Fetch-Site: ${site}`], body)).status).toBe(403);
  });

  it('is answered to the server’s own page and to what is no page, and no other page may read that', async () => {
    for (const headers of [
      [`Origin: ${own()}`, 'Sec-Fetch-Site: same-origin', 'Content-Type: text/plain'],
      ['Sec-Fetch-Site: none'],
      [],
    ]) {
      const answer = await ask(method, path, headers, body);
      expect([answer.status, answer.head.includes('access-control')]).toEqual([200, false]);
    }
  });

  it('has no preflight', async () => {
    const answer = await ask('OPTIONS', path, [
      'Origin: https://evil.example',
      `Access-Control-Request-Method: ${method}`,
      'Access-Control-Request-Private-Network: true',
    ]);
    expect([answer.status, answer.head.includes('access-control')]).toEqual([403, false]);
  });
});

it('a page of another port, host name or scheme is another site’s, and so is one that says two origins', async () => {
  for (const origin of [
    own().replace('127.0.0.1', 'localhost'),
    `${own()}0`,
    own().replace('http:', 'https:'),
    `${own()}, ${own()}`,
    `${own()}/`,
    '',
  ]) {
    expect([origin, (await ask('GET', '/__sandbox/requests', [`Origin: ${origin}`])).status]).toEqual([origin, 403]);
  }
  expect(
    (await sendRaw(port(), ['GET /__sandbox/requests HTTP/1.1', 'Host: LOCALHOST:80', 'Origin: http://localhost']))
      .status,
  ).toBe(200);
});

it('a foreign text/plain POST sets no fault', async () => {
  await ask('POST', '/__sandbox/faults', ['Origin: https://evil.example', 'Content-Type: text/plain'], fault);
  expect((await sandbox.get(popular)).status).toBe(200);
});

it('the way round to a control path is guarded as well', async () => {
  for (const path of [
    '/x/../__sandbox/sign-in',
    '/x/%2e%2e/__sandbox/sign-in',
    '/./__sandbox/sign-in',
    '/x\\..\\__sandbox/sign-in',
  ]) {
    expect([path, (await ask('POST', path, ['Origin: https://evil.example'], '{"gamertag":"A"}')).status]).toEqual([
      path,
      403,
    ]);
  }
});

it('other sites may show pictures and lead to the sign-in pages', async () => {
  for (const path of [
    '/__sandbox/pictures/item/frost-keep.svg',
    '/__sandbox/sign-in',
    '/__sandbox/sign-out',
    '/__sandbox/flights/store-hero-b.js',
  ]) {
    const answer = await ask('GET', path, ['Sec-Fetch-Site: cross-site']);
    expect([path, answer.status, answer.head.includes('access-control')]).toEqual([path, 200, false]);
  }
  expect((await ask('GET', '/__sandbox/pictures/item/frost-keep.svg', [])).head).toContain(
    'cross-origin-resource-policy: cross-origin',
  );
});

it('calls are open to every origin, without cookies and without a way in from public networks', async () => {
  const preflight = await ask('OPTIONS', popular, [
    'Origin: https://a.example',
    'Access-Control-Request-Method: GET',
    'Access-Control-Request-Private-Network: true',
  ]);
  const answer = await ask('GET', popular, ['Origin: https://a.example', 'Sec-Fetch-Site: cross-site']);
  for (const { head } of [preflight, answer]) {
    expect(head).toContain('access-control-allow-origin: *');
    expect(head).not.toMatch(/private-network|allow-credentials/);
  }
});

it('pages and files have no preflight', async () => {
  for (const path of ['/', '/examples/pages/plain.html', '/dist/realms/cobble.js']) {
    expect([
      path,
      (await ask('OPTIONS', path, ['Origin: https://a.example', 'Access-Control-Request-Method: PUT'])).head.includes(
        'access-control',
      ),
    ]).toEqual([path, false]);
  }
});
