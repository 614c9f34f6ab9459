// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { headersOf, runningSandbox } from './running-sandbox';

const sandbox = runningSandbox({ showSecrets: true });
const { ask, get } = sandbox;
const popular = '/api/v1.0/en-us/marketplace/popular';
const plain = '/examples/pages/plain.html';
const fault = (body: unknown) => ask('POST', '/__sandbox/faults', { body });
const requests = async () => (await get('/__sandbox/requests')).body as { status?: number }[];
const statusOf = async (path: string) => (await get(path)).status;
const purchase = {
  method: 'POST',
  headers: headersOf().mcToken,
  body: JSON.stringify({
    offerId: 'o',
    transactionType: 'purchase',
    virtualCurrency: { amount: 1, type: 'Minecoin' },
  }),
};

describe('request log', () => {
  it('lists requests in order with body and call, including unknown paths', async () => {
    const sent = { body: '{"subscriptOptions":{"a":"é"}}', headers: { 'x-web-preauth-secret': 's' } };
    await ask('POST', '/api/v1.0/newsletter/subscribe', sent);
    await get('/help_center/articles/search?query=a%20b&locale=en-us');
    await get('/api/v1.0/nothing');
    const bytes = new Uint8Array([0xff, 0xfe, 0x00]);
    await fetch(`${sandbox.origin}/uploads.json?filename=a.bin`, { method: 'POST', body: bytes });
    const subscribed = { url: '/api/v1.0/newsletter/subscribe', call: 'newsletter.subscribe' };
    expect(await requests()).toMatchObject([
      { ...sent, ...subscribed, method: 'POST', status: 200 },
      {
        method: 'GET',
        url: '/help_center/articles/search?query=a%20b&locale=en-us',
        body: '',
        call: 'helpCentre.search',
      },
      { url: '/api/v1.0/nothing', status: 404 },
      { body: '//4A', bodyEncoding: 'base64' },
    ]);
  });

  it('answers a browser with a page that escapes what callers send, and with JSON on request', async () => {
    const text = '<img src=x onerror=alert(1)>';
    await ask('POST', '/api/v1.0/newsletter/subscribe', { body: text, headers: { 'x-note': text } });
    const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const { body, headers } = await get('/__sandbox/requests', accept);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(String(body).match(/<img|&#60;img src=x onerror/g)).toEqual([
      '&#60;img src=x onerror',
      '&#60;img src=x onerror',
    ]);
    expect((await get('/__sandbox/requests?format=json', accept)).body).toMatchObject([{ body: text }]);
  });

  it('omits pages, files, images, preflights and its own requests', async () => {
    for (const path of ['/', plain, '/__sandbox/pictures/item/frost-keep.svg']) await get(path);
    await ask('OPTIONS', popular);
    expect(await requests()).toEqual([]);
  });
});

describe('fault', () => {
  it('matches by method and path, applies a limited number of times and is logged', async () => {
    await fault({ match: 'GET .*/popular$', status: 503, times: 2, headers: { 'Retry-After': '1' } });
    const { status, headers } = await get(`${popular}?a=1`);
    expect([status, headers.get('retry-after'), headers.get('access-control-allow-origin')]).toEqual([503, '1', '*']);
    expect([await statusOf(popular), await statusOf(popular)]).toEqual([503, 200]);
    expect((await requests()).map(({ status }) => status)).toEqual([503, 503, 200]);
  });

  it('applies a fault until the reset without "times"', async () => {
    await fault({ match: 'popular', status: 500 });
    for (let index = 0; index < 3; index++) expect(await statusOf(popular)).toBe(500);
    await ask('POST', '/__sandbox/reset');
    expect(await statusOf(popular)).toBe(200);
  });

  it('answers with its own body: HTML, or JSON that is cut off', async () => {
    await fault({ match: 'popular', body: '<h1>Down</h1>' });
    const { status, headers, body } = await get(popular);
    expect([status, headers.get('content-type'), body]).toEqual([200, 'text/html; charset=utf-8', '<h1>Down</h1>']);
    await fault({ match: 'popular', body: '{"items":[', drop: true });
    await expect(get(popular)).rejects.toThrow();
    await fault({ match: 'popular', drop: true });
    await expect(get(popular)).rejects.toThrow();
    await fault({ match: 'popular', status: 204 });
    expect(await statusOf(popular)).toBe(204);
  });

  it("answers as usual for the request's body if it only delays", async () => {
    await fault({ match: 'purchase|transaction', delayMs: 20 });
    expect((await fetch(`${sandbox.origin}/api/v1.0/transaction/virtual`, purchase)).status).toBe(200);
    expect(await requests()).toHaveLength(1);
  });

  it('does nothing when the client disconnects during the delay', async () => {
    await fault({ match: 'transaction', delayMs: 60_000 });
    const signal = AbortSignal.timeout(50);
    const gone = fetch(`${sandbox.origin}/api/v1.0/transaction/virtual`, { ...purchase, signal });
    await expect(gone).rejects.toThrow();
    for (let turn = 0; turn < 5; turn++) await get('/__sandbox/requests');
    expect((await get('/__sandbox/state')).body).toMatchObject({ players: [] });
  });

  it('applies a fault also to files that it names, but never to control paths', async () => {
    // A fault meant for the call `profile` used to be used up by the request for a chunk named `services-profile`.
    await fault({ match: 'plain|.*', status: 502, times: 1 });
    expect([await statusOf(plain), await statusOf('/api/v1.0/download/links')]).toEqual([200, 502]);
    await fault({ match: '/examples/|\\.svg$', status: 500 });
    expect([await statusOf(plain), await statusOf('/__sandbox/pictures/item/frost-keep.svg')]).toEqual([500, 500]);
    expect(await statusOf('/__sandbox/requests')).toBe(200);
    expect((await ask('DELETE', '/__sandbox/faults')).body).toEqual([]);
    expect(await statusOf(plain)).toBe(200);
  });

  it('prefers a newer fault, and replaces one with the same match', async () => {
    await fault([
      { match: 'popular', status: 500 },
      { match: 'marketplace', status: 502 },
    ]);
    expect(await statusOf(popular)).toBe(502);
    await fault({ match: 'marketplace', times: 0 });
    expect(await statusOf(popular)).toBe(500);
    expect((await get('/__sandbox/faults')).body).toEqual([{ match: 'popular', status: 500 }]);
  });
});

it('returns the same data after a reset', async () => {
  const before = (await get(popular)).body;
  await ask('POST', '/__sandbox/reset');
  expect((await get(popular)).body).toEqual(before);
});
