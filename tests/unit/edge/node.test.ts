// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowedUrl, compile, filesOf, flightsOn, parseConfig, switchesOf } from 'cobble-embed/experiments';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { environmentOf } from '../../../examples/edge/assignment';
import { decide } from '../../../examples/edge/decide';
import { keepFlights, readFlights } from '../../../examples/edge/flights-cookie';
import { answerPage } from '../../../examples/edge/node-page';

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
const settings = {
  configUrl: 'https://www.example.net/experiment/config.json',
  assignmentUrl: 'https://api.example.net/assignment',
  allowedOrigins: [],
  locale: 'en-us',
  timeoutMs: 20_000,
};

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
  expect(environmentOf(agent, 'www.example.net', { ...settings, country: 'SE' })).toMatchObject({
    platform,
    browser,
    deviceType,
    region: 'se',
    domain: 'www.example.net',
  });
});

it('assigns nothing without the consent cookie that the site requires', async () => {
  const requested = vi.fn(async () => Response.json({ ...config, flights: ['b'] }));
  vi.stubGlobal('fetch', requested);
  const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/156.0.0.0 Safari/537.36';
  const at = (cookie: string, query = '') =>
    decide(
      new URL(`https://www.example.net/store${query}`),
      { cookie, agent },
      // A config is cached for an hour by URL.
      { ...settings, configUrl: 'https://www.example.net/consent.json', consentCookie: 'agreed' },
    );
  expect(await at('cobble-flights=%5B%22b%22%5D')).toMatchObject({ cookie: undefined, variant: { on: [] } });
  expect((await at('', '?enableflights=b')).variant!.on).toEqual(['b']);
  expect(requested).toHaveBeenCalledTimes(1);
  expect(await at('agreed=1')).toMatchObject({ cookie: expect.stringContaining('%22b%22'), variant: { on: ['b'] } });
});

it("doesn't store an assignment that is too long for a cookie", () => {
  const [cookie] = keepFlights(['a b;', 'é'])!.split('; ');
  expect(readFlights(`x=1; ${cookie}; y=2`)).toEqual(['a b;', 'é']);
  expect(keepFlights(Array.from({ length: 500 }, (_, index) => `flight-${index}`))).toBeUndefined();
});

describe('Node server', () => {
  const get = async (paths: readonly string[], cookie: string) => {
    const requested = vi.fn(async () => Response.json(config));
    const render = vi.fn((path: string, files: string) => `<head>${files}</head>${path}`);
    const server = createServer((request, response) =>
      answerPage(request, response, { origin: 'https://www.example.net', settings, render }),
    );
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', requested);
    const answers: { body: string; cache: string | null }[] = [];
    for (const path of paths) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
      answers.push({ body: await answer.text(), cache: answer.headers.get('cache-control') });
    }
    server.close();
    return { answers, rendered: render.mock.calls.length };
  };

  it("adds the variant's files to the template and renders each page once per variant", async () => {
    const cookie = 'cobble-flights=%5B%22b%22%5D';
    const { answers, rendered } = await get(
      ['/store?a=1', '/store?a=2', '/help', '/store?disableflights=b', '/help?enableflights=b'],
      cookie,
    );
    const files =
      '<link rel="stylesheet" href="https://www.example.net/b.css" data-cobble-added="https://www.example.net/b.css">' +
      '<script defer src="https://www.example.net/b.js" data-cobble-added="https://www.example.net/b.js"></script>';
    expect(answers.map(({ body }) => body)).toEqual([
      `<head>${files}</head>/store`,
      `<head>${files}</head>/store`,
      '<head></head>/help',
      '<head></head>/store',
      '<head></head>/help',
    ]);
    expect(rendered).toBe(3);
    expect(new Set(answers.map(({ cache }) => cache))).toEqual(new Set(['private, no-cache']));
  });

  it('takes no origin from the request', async () => {
    const { answers } = await get(['//evil.example/store'], 'cobble-flights=%5B%22b%22%5D');
    expect(answers[0]!.body).toBe('<head></head>//evil.example/store');
    // The form of a request to a proxy.
    const render = vi.fn(() => '');
    const response = { writeHead: () => {}, end: () => {} } as unknown as ServerResponse;
    const request = { url: '.evil.example/store', headers: {} } as IncomingMessage;
    await answerPage(request, response, { origin: 'https://www.example.net', settings, render });
    expect(render).toHaveBeenCalledWith('/', '');
  });
});
