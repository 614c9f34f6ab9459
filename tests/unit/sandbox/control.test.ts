// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { headersOf, runningSandbox } from './running-sandbox';

const sandbox = runningSandbox({ showSecrets: true });
const { ask, get } = sandbox;
const popular = '/api/v1.0/en-us/marketplace/popular';
const fault = (body: unknown) => ask('POST', '/__sandbox/faults', { body });
const requests = async () =>
  (await get('/__sandbox/requests')).body as {
    method: string;
    url: string;
    headers: Record<string, string>;
    body: string;
    bodyEncoding: string;
    call?: string;
    rule?: string;
    status?: number;
  }[];

describe('the log', () => {
  it('lists calls as they came in: method, raw url, headers, body', async () => {
    await ask('POST', '/api/v1.0/newsletter/subscribe', {
      body: '{"subscriptOptions":{"a":"é"}}',
      headers: { 'x-web-preauth-secret': 's' },
    });
    await get('/help_center/articles/search?query=a%20b&locale=en-us');
    const [one, two] = await requests();
    expect(one).toMatchObject({
      method: 'POST',
      url: '/api/v1.0/newsletter/subscribe',
      body: '{"subscriptOptions":{"a":"é"}}',
      call: 'newsletter.subscribe',
      rule: 'MKT-10',
      status: 200,
      headers: { 'x-web-preauth-secret': 's' },
    });
    expect(two).toMatchObject({
      method: 'GET',
      url: '/help_center/articles/search?query=a%20b&locale=en-us',
      body: '',
      rule: 'HLP-2',
    });
  });

  it('leaves pages, files, pictures, preflights and itself out', async () => {
    await get('/');
    await get('/examples/pages/plain.html');
    await get('/__sandbox/pictures/item/frost-keep.svg');
    await ask('OPTIONS', popular);
    expect(await requests()).toEqual([]);
  });

  it('keeps bytes that are no text as base64', async () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x00]);
    await fetch(`${sandbox.origin}/uploads.json?filename=a.bin`, { method: 'POST', body: bytes });
    expect(await requests()).toMatchObject([{ body: '//4A', bodyEncoding: 'base64' }]);
  });

  it('lists calls to paths that are none', async () => {
    expect((await get('/api/v1.0/nothing')).status).toBe(404);
    expect(await requests()).toMatchObject([{ url: '/api/v1.0/nothing', status: 404 }]);
  });
});

describe('faults', () => {
  it('hit by method and path, so many times, and are logged', async () => {
    await fault({ match: 'GET .*/popular$', status: 503, times: 2, headers: { 'Retry-After': '1' } });
    const first = await get(`${popular}?a=1`);
    expect([first.status, first.headers.get('retry-after'), first.headers.get('access-control-allow-origin')]).toEqual([
      503,
      '1',
      '*',
    ]);
    expect((await get(popular)).status).toBe(503);
    expect((await get(popular)).status).toBe(200);
    expect((await requests()).map(({ status }) => status)).toEqual([503, 503, 200]);
  });

  it('without "times" last until the reset', async () => {
    await fault({ match: 'popular', status: 500 });
    for (let index = 0; index < 3; index++) expect((await get(popular)).status).toBe(500);
    await ask('POST', '/__sandbox/reset');
    expect((await get(popular)).status).toBe(200);
  });

  it('answer with a body in place of the call: HTML, or cut in the middle', async () => {
    await fault({ match: 'popular', body: '<h1>Down</h1>' });
    const html = await get(popular);
    expect([html.status, html.headers.get('content-type'), html.body]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<h1>Down</h1>',
    ]);
    await fault({ match: 'popular', body: '{"items":[', drop: true });
    await expect(get(popular)).rejects.toThrow();
    await fault({ match: 'popular', drop: true });
    await expect(get(popular)).rejects.toThrow();
    await fault({ match: 'popular', status: 204 });
    expect((await get(popular)).status).toBe(204);
  });

  it('that only delay give the real answer, with the body that was sent', async () => {
    await fault({ match: 'purchase|transaction', delayMs: 20 });
    const bought = await ask('POST', '/api/v1.0/transaction/virtual', {
      headers: headersOf().mcToken,
      body: { offerId: 'o', transactionType: 'purchase', virtualCurrency: { amount: 1, type: 'Minecoin' } },
    });
    expect(bought.status).toBe(200);
    expect(await requests()).toHaveLength(1);
  });

  it('do nothing when the asker has gone before the delay was over', async () => {
    await fault({ match: 'transaction', delayMs: 60_000 });
    const body = JSON.stringify({
      offerId: 'o',
      transactionType: 'purchase',
      virtualCurrency: { amount: 1, type: 'Minecoin' },
    });
    await expect(
      fetch(`${sandbox.origin}/api/v1.0/transaction/virtual`, {
        method: 'POST',
        headers: headersOf().mcToken,
        body,
        signal: AbortSignal.timeout(50),
      }),
    ).rejects.toThrow();
    // The wait ends with the connection.
    for (let turn = 0; turn < 5; turn++) await get('/__sandbox/requests');
    expect((await get('/__sandbox/state')).body).toMatchObject({ players: [] });
  });

  it('hit files too where they name them, and never the control paths', async () => {
    // A chunk is called `services-profile`: a fault of the call was used up by it.
    await fault({ match: 'plain|.*', status: 502, times: 1 });
    expect((await get('/examples/pages/plain.html')).status).toBe(200);
    expect((await get('/api/v1.0/download/links')).status).toBe(502);
    await fault({ match: '/examples/|\\.svg$', status: 500 });
    expect((await get('/examples/pages/plain.html')).status).toBe(500);
    expect((await get('/__sandbox/pictures/item/frost-keep.svg')).status).toBe(500);
    expect((await get('/__sandbox/requests')).status).toBe(200);
    expect((await ask('DELETE', '/__sandbox/faults')).body).toEqual([]);
    expect((await get('/examples/pages/plain.html')).status).toBe(200);
  });

  it('the newest counts, and one with the same match takes its place', async () => {
    await fault([
      { match: 'popular', status: 500 },
      { match: 'marketplace', status: 502 },
    ]);
    expect((await get(popular)).status).toBe(502);
    await fault({ match: 'marketplace', times: 0 });
    expect((await get(popular)).status).toBe(500);
    expect((await get('/__sandbox/faults')).body).toEqual([{ match: 'popular', status: 500 }]);
  });

  it.each([
    [{ status: 500 }, '"match" is missing'],
    [{ match: '(', status: 500 }, 'no regular expression'],
    [{ match: 'a', status: 99 }, '"status"'],
    [{ match: 'a', delay: 3 }, '"delay" is no member'],
    [{ match: 'a', times: -1 }, '"times"'],
    [{ match: 'a', drop: 'yes' }, '"drop"'],
    [{ match: 'a', headers: { a: 1 } }, '"headers"'],
    ['no', 'no object'],
  ])('%j is refused with what is wrong', async (body, message) => {
    const answer = await fault(JSON.stringify(body));
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });
});

describe('other origins', () => {
  it('may ask with every header of ours', async () => {
    const { status, headers } = await ask('OPTIONS', popular, {
      headers: {
        origin: 'https://a.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-session-id',
      },
    });
    expect([
      status,
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-headers'),
      headers.get('access-control-allow-methods'),
    ]).toEqual([204, '*', 'authorization,x-session-id', 'GET, POST, PUT, DELETE']);
  });

  it('may read answers, refusals and unknown paths', async () => {
    for (const path of [popular, '/api/v1.0/en-us/marketplace/auth/popular', '/api/v1.0/none']) {
      expect([path, (await get(path)).headers.get('access-control-allow-origin')]).toEqual([path, '*']);
    }
  });
});

it('gives the same data again after a reset', async () => {
  const before = (await get(popular)).body;
  await ask('POST', '/__sandbox/reset');
  expect((await get(popular)).body).toEqual(before);
});
