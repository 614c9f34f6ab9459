// @vitest-environment node
// threat 5: what is secret in a call is not to be read in the list of requests.
import { describe, expect, it } from 'vitest';
import type { LoggedRequest } from '../../../examples/sandbox/control/request-log';
import { secretHeaders } from '../../../examples/sandbox/control/secret-headers';
import { headersOf, runningSandbox, tokenOf } from './running-sandbox';

const sandbox = runningSandbox();
const open = runningSandbox({ showSecrets: true });
const secret = 'n0t-to-be-seen.in/a=log';

/** The request as the log has it, after it was sent. */
const logged = async (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
  where = sandbox,
) => {
  await where.ask(method, path, { headers, body });
  const text = JSON.stringify((await where.get('/__sandbox/requests')).body);
  return { ...(JSON.parse(text) as LoggedRequest[]).at(-1)!, text };
};
const popular = '/api/v1.0/en-us/marketplace/popular';

it('knows the headers that the client puts tokens into, from the client itself', () => {
  // SVC-6 to SVC-9
  expect([...secretHeaders].sort()).toEqual([
    'authorization',
    'microsoftpurchasingtoken',
    'x-mojang-auth',
    'x-session-id',
    'x-web-preauth-secret',
  ]);
});

it.each([
  ['authorization', `MCToken ${secret}`, `MCToken ***(${secret.length})`],
  ['authorization', `Bearer ${secret}`, `Bearer ***(${secret.length})`],
  ['authorization', `XBL3.0 x=1;${secret}`, `XBL3.0 ***(${secret.length + 4})`],
  ['authorization', 'MCToken', 'MCToken ***(0)'],
  ['authorization', `Unheard ${secret}`, `***(${secret.length + 8})`],
  ['x-web-preauth-secret', secret, `***(${secret.length})`],
  ['x-mojang-auth', secret, `***(${secret.length})`],
  ['microsoftPurchasingToken', secret, `***(${secret.length})`],
  ['x-session-id', secret, `***(${secret.length})`],
  ['x-authorization-of-mine', `Bearer ${secret}`, `Bearer ***(${secret.length})`],
  ['proxy-authorization', `Basic ${secret}`, `Basic ***(${secret.length})`],
  ['x-api-key', secret, `***(${secret.length})`],
  ['cookie', `a=${secret}; b=2;c; =x`, `a=***(${secret.length}); b=***(1); ***(1); =***(1)`],
])('the header %s: %s is written as %s', async (name, value, expected) => {
  const { headers, text } = await logged('GET', popular, { [name]: value });
  expect(headers[name.toLowerCase()]).toBe(expected);
  expect(text).not.toContain(secret);
});

it('a token in a header of any name is masked, and headers without one are as they came', async () => {
  const token = tokenOf('Pixelfox42');
  const { headers, text } = await logged('GET', popular, {
    'x-own': `say ${token}`,
    referer: `http://a.example/login?code=${token}&access_token=${secret}&x=1`,
    'x-xbl-contract-version': '3',
    'x-author': 'Pebble',
  });
  expect(headers['x-own']).toBe(`say ***(${token.length})`);
  expect(headers).toMatchObject({
    referer: `http://a.example/login?code=***(${token.length})&access_token=***(${secret.length})&x=1`,
    'x-xbl-contract-version': '3',
    'x-author': 'Pebble',
  });
  expect(text).not.toContain(secret);
});

it('tokens in the query are masked, and nothing else of it', async () => {
  const { url } = await logged(
    'GET',
    `${popular}?token=${secret}&%74oken=${secret}&microsoftPurchasingToken=a%20b&filter[author]=Pebble&search=a%20b`,
    {},
  );
  expect(url).toBe(
    `${popular}?token=***(${secret.length})&%74oken=***(${secret.length})&microsoftPurchasingToken=***(3)&filter[author]=Pebble&search=a%20b`,
  );
});

describe('a body', () => {
  const bodyOf = async (body: string) => (await logged('POST', '/api/v1.0/nothing', {}, body)).body;

  it.each<[string, unknown, unknown]>([
    [
      'a token',
      { microsoftPurchasingToken: secret, price: 5 },
      { microsoftPurchasingToken: `***(${secret.length})`, price: 5 },
    ],
    ['one within', { a: [{ user: { password: secret } }] }, { a: [{ user: { password: `***(${secret.length})` } }] }],
    [
      'all below a secret',
      { credentials: { user: 'me', pin: 1234, list: [secret] } },
      { credentials: { user: '***(2)', pin: '***(4)', list: [`***(${secret.length})`] } },
    ],
    [
      'JSON in a text',
      { record: JSON.stringify({ mcToken: `MCToken ${secret}` }) },
      { record: `{"mcToken":"MCToken ***(${secret.length})"}` },
    ],
    [
      'JSON in a text, where only its place tells',
      { record: JSON.stringify({ credentials: [secret] }) },
      { record: `{"credentials":["***(${secret.length})"]}` },
    ],
    ['a scheme in a text', { note: `I sent Bearer ${secret}` }, { note: `I sent Bearer ***(${secret.length})` }],
  ])('has %s masked', async (_, body, expected) => {
    expect(JSON.parse(await bodyOf(JSON.stringify(body)))).toEqual(expected);
  });

  it('has an escaped name read', async () => {
    expect(await bodyOf(`{"\\u0074oken":"${secret}"}`)).toBe(`{"token":"***(${secret.length})"}`);
  });

  it.each([
    [`a=1&access_token=${secret}`, `a=1&access_token=***(${secret.length})`],
    [`{"token" : "${secret}`, `{"token" : "***(${secret.length})`],
    [`{"token" : "${secret}", "a": 1,}`, `{"token" : "***(${secret.length})", "a": 1,}`],
  ])('that is no JSON is masked too: %s', async (body, expected) => {
    expect(await bodyOf(body)).toBe(expected);
  });

  it.each(['{ "author" : "Pebble",\n "1": [null, true] }', 'plain text', '[1,2]', '"x"'])(
    'without a secret stays as it was written: %j',
    async (body) => {
      expect(await bodyOf(body)).toBe(body);
    },
  );

  it('that is nested deeper than anybody looks is left out from there on', async () => {
    const deep = (depth: number) => `${'['.repeat(depth)}"${secret}"${']'.repeat(depth)}`;
    expect(await bodyOf(deep(50))).toBe(deep(50));
    expect(await bodyOf(deep(100_000))).toBe(`${'['.repeat(51)}"***"${']'.repeat(51)}`);
  });

  // Each would take minutes with a pattern that begins again inside of what it has read.
  it.each<[string, string]>([
    ['beginnings of tokens', 'eyJ-'],
    ['schemes', 'Bearer+'],
    ['quotes', '"a" '],
    ['names', 'a&b'],
    ['members', '{"token":"'],
    ['lists', '['],
    ['objects', '{"a":'],
    ['letters', 'a'],
    ['backslashes', '{"token":"\\'],
  ])('made of a megabyte of %s is read in no time', async (_, piece) => {
    const { bodyBytes } = await logged(
      'POST',
      '/api/v1.0/nothing',
      {},
      piece.repeat(Math.floor(1_048_576 / piece.length)),
    );
    expect(bodyBytes).toBeGreaterThan(1_000_000);
  });
});

it('a server that was told to show secrets does', async () => {
  const { headers, url, body } = await logged(
    'POST',
    `/api/v1.0/nothing?token=${secret}`,
    { ...headersOf().bearer, cookie: 'a=b' },
    `{"token":"${secret}"}`,
    open,
  );
  expect(headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer ey/) as string, cookie: 'a=b' });
  expect([url, body]).toEqual([`/api/v1.0/nothing?token=${secret}`, `{"token":"${secret}"}`]);
});

it('masking changes nothing of what a call is answered', async () => {
  expect((await sandbox.get('/api/v1.0/en-us/marketplace/auth/popular', headersOf().mcToken)).status).toBe(200);
});
