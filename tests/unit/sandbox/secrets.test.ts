// @vitest-environment node
// threat 5: the request log must not contain secrets.
import { describe, expect, it } from 'vitest';
import { secretHeaders } from '../../../examples/sandbox/control/mask-secrets';
import type { LoggedRequest } from '../../../examples/sandbox/control/request-log';
import { headersOf, runningSandbox, tokenOf } from './running-sandbox';

const sandbox = runningSandbox();
const open = runningSandbox({ showSecrets: true });
const secret = 'n0t-to-be-seen.in/a=log';
const masked = `***(${secret.length})`;
const popular = '/api/v1.0/en-us/marketplace/popular';
const nothing = '/api/v1.0/nothing';

const logged = async (path: string, headers: Record<string, string>, body?: string, where = sandbox) => {
  await where.ask(body === undefined ? 'GET' : 'POST', path, { headers, body });
  const text = JSON.stringify((await where.get('/__sandbox/requests')).body);
  return { ...(JSON.parse(text) as LoggedRequest[]).at(-1)!, text };
};

it('covers every header in which the client sends tokens', () => {
  // SVC-6 to SVC-9
  const tokens = ['authorization', 'microsoftpurchasingtoken', 'x-mojang-auth', 'x-session-id', 'x-web-preauth-secret'];
  expect([...secretHeaders].sort()).toEqual(tokens);
});

it.each([
  ['authorization', `MCToken ${secret}`, `MCToken ${masked}`],
  ['authorization', `XBL3.0 x=1;${secret}`, `XBL3.0 ***(${secret.length + 4})`],
  ['authorization', 'MCToken', 'MCToken ***(0)'],
  ['authorization', `Unheard ${secret}`, `***(${secret.length + 8})`],
  ['microsoftPurchasingToken', secret, masked],
  ['x-session-id', secret, masked],
  ['x-authorization-of-mine', `Bearer ${secret}`, `Bearer ${masked}`],
  ['proxy-authorization', `Basic ${secret}`, `Basic ${masked}`],
  ['x-api-key', secret, masked],
  ['cookie', `a=${secret}; b=2;c; =x`, `a=${masked}; b=***(1); ***(1); =***(1)`],
])('masks the header %s: %s', async (name, value, expected) => {
  const { headers, text } = await logged(popular, { [name]: value });
  expect(headers[name.toLowerCase()]).toBe(expected);
  expect(text).not.toContain(secret);
});

it('masks tokens in any header and leaves other headers unchanged', async () => {
  const token = tokenOf('Pixelfox42');
  const plain = { 'x-xbl-contract-version': '3', 'x-author': 'Pebble' };
  const referer = `http://a.example/login?code=${token}&access_token=${secret}&x=1`;
  const { headers, text } = await logged(popular, { ...plain, 'x-own': `say ${token}`, referer });
  expect(headers).toMatchObject({
    ...plain,
    'x-own': `say ***(${token.length})`,
    referer: `http://a.example/login?code=***(${token.length})&access_token=${masked}&x=1`,
  });
  expect(text).not.toContain(secret);
});

it('masks only tokens in the query', async () => {
  const query = (one: string, other: string) =>
    `${popular}?token=${one}&%74oken=${one}&microsoftPurchasingToken=${other}&filter[author]=Pebble&search=a%20b`;
  expect((await logged(query(secret, 'a%20b'), {})).url).toBe(query(masked, '***(3)'));
});

describe('body', () => {
  const bodyOf = async (body: string) => (await logged(nothing, {}, body)).body;
  const json = JSON.stringify;

  it.each<[string, string, string]>([
    ['a token', json({ mcToken: secret, price: 5 }), json({ mcToken: masked, price: 5 })],
    ['a nested token', json({ a: [{ user: { password: secret } }] }), json({ a: [{ user: { password: masked } }] })],
    [
      'everything inside a secret',
      json({ credentials: { user: 'me', pin: 1234, list: [secret] } }),
      json({ credentials: { user: '***(2)', pin: '***(4)', list: [masked] } }),
    ],
    [
      'JSON in a text',
      json({ a: json({ mcToken: `MCToken ${secret}` }) }),
      json({ a: `{"mcToken":"MCToken ${masked}"}` }),
    ],
    [
      'JSON inside a secret',
      json({ a: json({ credentials: [secret] }) }),
      json({ a: `{"credentials":["${masked}"]}` }),
    ],
    ['a scheme in a text', json({ note: `I sent Bearer ${secret}` }), json({ note: `I sent Bearer ${masked}` })],
    ['an escaped name', `{"\\u0074oken":"${secret}"}`, `{"token":"${masked}"}`],
    ['a form', `a=1&access_token=${secret}`, `a=1&access_token=${masked}`],
    ['truncated JSON', `{"token" : "${secret}`, `{"token" : "${masked}`],
    ['invalid JSON', `{"token" : "${secret}", "a": 1,}`, `{"token" : "${masked}", "a": 1,}`],
  ])('masks the body: %s', async (_, body, expected) => {
    expect(await bodyOf(body)).toBe(expected);
  });

  it('leaves a body without a secret unchanged', async () => {
    for (const body of ['{ "author" : "Pebble",\n "1": [null, true] }', 'plain text', '[1,2]', '"x"'])
      expect(await bodyOf(body)).toBe(body);
  });

  it('omits a body below the depth that is checked', async () => {
    const deep = (depth: number) => `${'['.repeat(depth)}"${secret}"${']'.repeat(depth)}`;
    expect(await bodyOf(deep(50))).toBe(deep(50));
    expect(await bodyOf(deep(100_000))).toBe(`${'['.repeat(51)}"***"${']'.repeat(51)}`);
  });

  // A pattern that restarts inside its own match would take minutes for each of these inputs.
  it.each(['eyJ-', 'Bearer+', '"a" ', 'a&b', '{"token":"', '[', '{"a":', 'a', '{"token":"\\'])(
    'checks a body of a megabyte of %s without a delay',
    { tags: 'all' },
    async (piece) => {
      const { bodyBytes } = await logged(nothing, {}, piece.repeat(Math.floor(1_048_576 / piece.length)));
      expect(bodyBytes).toBeGreaterThan(1_000_000);
    },
  );
});

it('shows secrets if configured to, and never changes an answer by masking', async () => {
  const path = `${nothing}?token=${secret}`;
  const { headers, url, body } = await logged(
    path,
    { ...headersOf().bearer, cookie: 'a=b' },
    `{"token":"${secret}"}`,
    open,
  );
  expect(headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer ey/) as string, cookie: 'a=b' });
  expect([url, body]).toEqual([path, `{"token":"${secret}"}`]);
  expect((await sandbox.get('/api/v1.0/en-us/marketplace/auth/popular', headersOf().mcToken)).status).toBe(200);
});
