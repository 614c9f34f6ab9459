// @vitest-environment node
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createEdgeHandler, type EdgeOptions } from 'cobble-embed/edge';
import { allowedUrl, compile, filesOf, flightsOn, parseConfig, switchesOf } from 'cobble-embed/experiments';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../examples/edge/node-server';
import { environmentOf } from '../../../src/package/edge/assignment';
import { keepFlights, readFlights } from '../../../src/package/edge/flights-cookie';

const config = {
  experiments: [
    {
      name: 'one',
      flights: {
        targeting: { domain: 'www.example.net', url: { include: '^/store' } },
        setup: { b: { js: ['/b.js'], css: '/b.css' } },
      },
    },
  ],
};
const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/156.0.0.0 Safari/537.36';
const html = '<head><script data-experiments="on"></script></head><body>';
const withFiles = html.replace(
  '</head>',
  '<link rel="stylesheet" href="https://www.example.net/b.css" data-cobble-added="https://www.example.net/b.css">' +
    '<script defer src="https://www.example.net/b.js" data-cobble-added="https://www.example.net/b.js"></script></head>',
);
const request = (path = '/store', headers: Record<string, string> = {}) =>
  new Request(`https://www.example.net${path}`, { headers: { accept: 'text/html', 'user-agent': chrome, ...headers } });
const page = (headers: Record<string, string> = {}) =>
  new Response(html, { headers: { 'content-type': 'text/html', etag: '"1"', ...headers } });

afterEach(() => vi.unstubAllGlobals());

// Interface 9.
it('returns the flights and allowed files of a URL through cobble-embed/experiments', () => {
  const { experiments } = parseConfig(config);
  const page = new URL('https://www.example.net/store?enableflights=b,c&disableflights=c');
  const on = flightsOn(experiments, [], switchesOf(page.search));
  expect(filesOf(compile(experiments).match(page), on)).toEqual({
    experiments: ['one:b'],
    scripts: ['/b.js'],
    styles: ['/b.css'],
  });
  expect(on).toEqual(['b']);
  const cdn = ['https://cdn.example.net'];
  // threat 11
  expect(
    [
      'b.js',
      'https://cdn.example.net/c.js',
      'https://cdn.example/c.js',
      'http://cdn.example.net/c.js',
      'data:,',
      '//[',
    ].map((file) => allowedUrl(file, page, cdn)),
  ).toEqual([
    'https://www.example.net/b.js',
    'https://cdn.example.net/c.js',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(allowedUrl('https://cdn.example.net/c.js', page)).toBeUndefined();
});

// EXP-2 EXP-9
it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'iPhone',
    'Safari',
    'Phone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'iPad', 'Safari', 'Tablet'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/156.0.0.0 Mobile Safari/537.36', 'Android', 'Chrome', 'Phone'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/156.0.0.0 Safari/537.36', 'Android', 'Chrome', 'Tablet'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/156.0.0.0 Safari/537.36 Edg/156.0', 'Windows', 'Edge', 'Desktop'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/146.0.0.0 Safari/537.36 OPR/131.0', 'Windows', 'Opera', 'Desktop'],
])('derives the assignment environment from the user agent %s', (agent, platform, browser, deviceType) => {
  expect(environmentOf(agent, { hostname: 'www.example.net', locale: 'en-us', country: 'SE' })).toMatchObject({
    platform,
    browser,
    deviceType,
    region: 'se',
    domain: 'www.example.net',
  });
});

it('assigns nothing without the consent cookie that the site requires', async () => {
  const assign = vi.fn(() => ['b']);
  const handle = createEdgeHandler({ config, assign, consentCookie: 'agreed' });
  const at = async (cookie: string, query = '') => {
    const response = await handle(request(`/store${query}`, { cookie }), () => page());
    return { text: await response.text(), cookie: response.headers.get('set-cookie') };
  };
  expect(await at('cobble-flights=%5B%22b%22%5D')).toEqual({ text: html, cookie: null });
  expect(await at('', '?enableflights=b')).toEqual({ text: withFiles, cookie: null });
  expect(assign).not.toHaveBeenCalled();
  expect(await at('agreed=1')).toEqual({ text: withFiles, cookie: expect.stringContaining('%22b%22') });
  expect(assign).toHaveBeenCalledWith(expect.objectContaining({ platform: 'Windows' }), expect.any(Request));
});

it.each<[string, EdgeOptions['config']]>([
  ['a list of experiments', config],
  ['a function', () => config],
  ['an asynchronous function', async () => config],
])('takes %s as config, and calls a function once an hour', async (_, given) => {
  const load = vi.fn(typeof given === 'function' ? (given as () => unknown) : undefined);
  const handle = createEdgeHandler({
    config: typeof given === 'function' ? load : given,
    assign: () => ({ flights: ['b'] }),
  });
  for (let visit = 0; visit < 2; visit++) expect(await (await handle(request(), () => page())).text()).toBe(withFiles);
  expect(load.mock.calls.length).toBe(typeof given === 'function' ? 1 : 0);
});

const fail = () => {
  throw new Error('wrong');
};
const never = () => new Promise<never>(() => {});

// Interface 10
it.each<[string, Partial<EdgeOptions>, Response?]>([
  ['the config throws', { config: fail }],
  ['the config never arrives', { config: never, timeoutMs: 20 }],
  ['the config has no URL', { config: 'config.json' }],
  ['the country throws', { country: fail }],
  ['the page is compressed, and there is no HTMLRewriter', {}, page({ 'content-encoding': 'br' })],
  ['the page is no HTML', {}, page({ 'content-type': 'text/plain' })],
])('passes on the response of the origin if %s', async (_, options, response = page()) => {
  const handle = createEdgeHandler({ config, assign: () => ['b'], onError: fail, ...options });
  expect(await handle(request(), () => response)).toBe(response);
  expect(response.bodyUsed).toBe(false);
});

it.each<[string, EdgeOptions['assign']]>([
  ['throws', fail],
  ['never ends', never],
  ['returns no list', () => 7 as never],
  ['has a wrong URL', 'assignment'],
])("sends the page without files if the assignment %s, so that the page's script assigns", async (_, assign) => {
  const handle = createEdgeHandler({ config, assign, timeoutMs: 20, onError: () => {} });
  const response = await handle(request(), () => page());
  expect([await response.text(), response.headers.get('set-cookie')]).toEqual([html, null]);
  const flights = new Request('https://www.example.net/cobble/flights', { method: 'POST', body: '{}' });
  expect((await handle(flights, () => page())).status).toBe(502);
});

it('reports failures of its own, and rejects only if the origin does', async () => {
  const errors: unknown[] = [];
  const handle = createEdgeHandler({ config: fail, assign: () => ['b'], onError: (error) => errors.push(error) });
  await handle(request(), () => page());
  expect(errors).toEqual([Error('wrong')]);
  await expect(handle(request(), () => Promise.reject(Error('origin')))).rejects.toThrow('origin');
});

it("leaves the origin's response intact if the platform's HTMLRewriter fails", async () => {
  vi.stubGlobal(
    'HTMLRewriter',
    class {
      on = fail;
    },
  );
  const handle = createEdgeHandler({ config, assign: () => ['b'], onError: () => {} });
  const response = await handle(request(), () => page());
  expect([await response.text(), response.headers.get('etag')]).toEqual([html, '"1"']);
});

it("doesn't store an assignment that is too long for a cookie", () => {
  const [cookie] = keepFlights(['a b;', 'é'])!.split('; ');
  expect(readFlights(`x=1; ${cookie}; y=2`)).toEqual(['a b;', 'é']);
  expect(keepFlights(Array.from({ length: 500 }, (_, index) => `flight-${index}`))).toBeUndefined();
});

describe('Node server', () => {
  /** Answers requests for the example's config and assignment. */
  const outside = async (url: string) => Response.json(url.includes('config') ? config : { flights: ['b'] });

  const withServer = async <T>(render: (request: Request) => Response, use: (port: number) => Promise<T>) => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.startsWith('http://127.0.0.1') ? fetch(url, init) : outside(url),
    );
    const server = createServer((incoming, outgoing) => answer(incoming, outgoing, render));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await use((server.address() as AddressInfo).port);
    } finally {
      server.close();
    }
  };

  it('adds the files to rendered pages, and answers the assignment of the page', async () => {
    await withServer(
      () => page(),
      async (port) => {
        const headers = { accept: 'text/html', 'user-agent': chrome, 'accept-encoding': 'gzip' };
        const response = await fetch(`http://127.0.0.1:${port}/store?a=1`, { headers });
        expect(await response.text()).toBe(withFiles);
        expect(response.headers.get('cache-control')).toBe('private, no-cache');
        expect(response.headers.get('set-cookie')).toContain('cobble-flights=');
        const flights = await fetch(`http://127.0.0.1:${port}/cobble/flights`, { method: 'POST', body: '{}' });
        expect(await flights.json()).toEqual({ flights: ['b'] });
      },
    );
  });

  // A request to a proxy contains a complete URL.
  it.each(['//evil.example/store', 'http://evil.example/store'])(
    'takes no origin from the request line %s',
    async (target) => {
      const render = vi.fn((request: Request) => new Response(request.url));
      await withServer(render, async (port) => {
        const socket = connect(port, '127.0.0.1');
        socket.end(`GET ${target} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`);
        await socket.toArray();
      });
      expect(new URL(render.mock.calls[0]![0].url).origin).toBe('https://www.example.net');
    },
  );
});
