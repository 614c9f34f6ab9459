import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import type { Site } from './site';
import { experiment, outcome, site } from './site';

const server = harness();
const { publish, openPage } = server;
const given: Site = {
  config: [experiment('one', 'a')],
  flights: ['a'],
  head: '<meta name="cobble:country" content="se">',
};

/** Opens a page, which fills the cache. `again` reloads the page with changes and returns its requests. */
const visited = async (before?: (page: Page) => unknown) => {
  const { html, paths } = site(server, given);
  const path = '/cached';
  publish(path, html);
  const opened = await openPage(path, { before });
  await opened.page.evaluate(outcome);
  const asked = () => [opened.sent(/config\.json/).length, opened.sent(/assignment/).length];
  const again = async (change: (html: string) => string = (same) => same, to = path) => {
    const start = asked();
    publish(to, change(html));
    await opened.page.goto(new URL(to, opened.page.url()).href);
    const result = await opened.page.evaluate(outcome);
    expect(result).toMatchObject({
      on: ['a'],
      experiments: ['one:a'],
      scripts: ['/exp/a.js'],
      events: [{ on: ['a'] }],
    });
    return asked().map((count, index) => count - start[index]!);
  };
  return { opened, page: opened.page, paths, again, asked };
};

// EXP-1, EXP-2
it('requests the config and the assignment once an hour', async () => {
  const { again, page, asked } = await visited();
  expect(asked()).toEqual([1, 1]);
  expect(await again()).toEqual([0, 0]);
  await page.evaluateOnNewDocument(() => {
    const now = Date.now;
    Date.now = () => now() + 3_590_000;
  });
  expect(await again()).toEqual([0, 0]);
  await page.evaluateOnNewDocument(() => {
    const now = Date.now;
    Date.now = () => now() + 10_001;
  });
  expect(await again()).toEqual([1, 1]);
});

// EXP-2, SVC-1
it('sends everything known about the visit as JSON', async () => {
  needs('request bodies');
  const bodies: unknown[] = [];
  const { html } = site(server, { ...given, json: { experiments: { xuid: '2535', deviceId: 'd-1' } } });
  publish('/asks', html);
  const { page } = await openPage('/asks', {
    viewport: { width: 800, height: 600 },
    onRequest: (request) => {
      if (request.method() === 'POST')
        bodies.push({ ...(JSON.parse(request.postData()!) as object), type: request.headers()['content-type'] });
    },
  });
  await page.evaluate(outcome);
  expect(bodies).toEqual([
    {
      sessionId: await page.evaluate(() => sessionStorage['cobble-session'] as string),
      language: 'en-us',
      platform: 'Linux',
      browser: 'Chrome',
      deviceType: 'Tablet',
      region: 'se',
      domain: '127.0.0.1',
      xuid: '2535',
      deviceId: 'd-1',
      type: 'application/json',
    },
  ]);
});

// EXP-4
it.each(
  sampleOf<[string, (html: string) => string]>(
    [
      ['region', (html) => html.replace('content="se"', 'content="no"')],
      ['language', (html) => html.replace('data-experiments', 'data-locale="sv-se" data-experiments')],
      ['xuid', (html) => html.replace('{"experiments":{', '{"experiments":{"xuid":"1",')],
      ['deviceId', (html) => html.replace('{"experiments":{', '{"experiments":{"deviceId":"1",')],
    ],
    2,
  ),
)('refetches the assignment but not the config if the %s changes', async (_, change) => {
  const { again } = await visited();
  expect(await again(change)).toEqual([0, 1]);
  expect(await again(change)).toEqual([0, 0]);
});

// EXP-4
it('refetches in a new session, from another platform and with another browser', async () => {
  const { again, page, asked } = await visited();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  expect(await page.evaluate(outcome)).toMatchObject({ on: ['a'] });
  expect(asked()).toEqual([1, 2]);
  const agent = await page.evaluate(() => navigator.userAgent);
  await page.setUserAgent({ userAgent: agent.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64') });
  expect(await again()).toEqual([0, 1]);
  await page.setUserAgent({
    userAgent: `${agent.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')} Edg/148.0`,
  });
  expect(await again()).toEqual([0, 1]);
});

// EXP-4
it('applies the same flights in a new tab without a request, for 30 idle minutes and 24 hours', async () => {
  const { page } = await visited();
  const posted: string[] = [];
  const openTab = async (laterMs: number) => {
    const tab = await page.browserContext().newPage();
    tab.on('request', (request) => {
      if (request.method() === 'POST' && /assignment/.test(request.url())) posted.push(request.postData() ?? '');
    });
    await tab.evaluateOnNewDocument((ms) => {
      const now = Date.now;
      Date.now = () => now() + ms;
    }, laterMs);
    await tab.goto(page.url());
    expect(await tab.evaluate(outcome)).toMatchObject({ on: ['a'], experiments: ['one:a'] });
    const id = await tab.evaluate(() => sessionStorage['cobble-session'] as string);
    await tab.close();
    return id;
  };
  const first = await page.evaluate(() => sessionStorage['cobble-session'] as string);
  const minutes = 60_000;
  expect([await openTab(0), await openTab(29 * minutes), posted]).toEqual([first, first, []]);
  const second = await openTab(61 * minutes);
  expect([second !== first, posted.length]).toEqual([true, 1]);
  const day = 24 * 60 * minutes;
  await page.evaluate(
    (id, began, used) => {
      localStorage['cobble-session'] = [id, began, used].join();
    },
    first,
    Date.now() - day,
    Date.now(),
  );
  expect(await openTab(0)).not.toBe(first);
});

// EXP-4
it('refetches for another domain even if the stored assignment is copied there', async () => {
  const { page, opened } = await visited();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const { html } = site(server, { ...given, config: [experiment('one', 'a', { domain: 'other.test' })] });
  publish('/elsewhere', html);
  await page.evaluateOnNewDocument((stored) => Object.assign(localStorage, stored), stored);
  await page.goto(`${server.origin('other.test')}/elsewhere`);
  expect(await page.evaluate(outcome)).toMatchObject({ experiments: ['one:a'] });
  expect(opened.sent(/assignment/)).toHaveLength(2);
});

// EXP-4
it("keeps the assignment if only the window's width, and so the device type, changes", async () => {
  const { again, page } = await visited();
  await page.setViewport({ width: 400, height: 800 });
  expect(await again()).toEqual([0, 0]);
});

// EXP-3
it('requests no assignment if the browser or the platform is unknown', async () => {
  const { html } = site(server, given);
  publish('/unknown', html);
  const opened = await openPage('/unknown?enableflights=a', {
    before: (page) => page.setUserAgent({ userAgent: 'curl/8' }),
  });
  expect(await opened.page.evaluate(outcome)).toMatchObject({
    on: ['a'],
    experiments: ['one:a'],
    metas: [],
    events: [],
  });
  expect(opened.sent(/assignment/)).toEqual([]);
  expect(opened.sent(/config\.json/)).toHaveLength(1);
});

it("doesn't cache a rejected or broken answer and requests it again on the next page", async () => {
  const { html, paths } = site(server, { ...given, config: '{' });
  publish('/broken', html);
  const opened = await openPage('/broken', { faults: [{ url: /assignment/, status: 503, times: 1 }] });
  expect(await opened.page.evaluate(outcome)).toMatchObject({ on: [], experiments: [] });
  publish(paths.config, JSON.stringify({ experiments: given.config }));
  await opened.page.reload();
  expect(await opened.page.evaluate(outcome)).toMatchObject({ on: ['a'], experiments: ['one:a'] });
});

it('works if storage is blocked or contains other data', async () => {
  const refused = await visited((page) =>
    page.evaluateOnNewDocument(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    }),
  );
  expect(await refused.again()).toEqual([1, 1]);
  const odd = await visited((page) =>
    page.evaluateOnNewDocument(() => Object.assign(localStorage, { flights: '{"time":', 'cobble-experiments': '7' })),
  );
  expect(odd.asked()).toEqual([1, 1]);
  expect(odd.opened.errors).toEqual([]);
});

it("works over plain http and on a page with Prototype's toJSON", async () => {
  const { html } = site(server, { ...given, config: [experiment('one', 'a', { domain: 'plain.test' })] });
  publish('/plain', html);
  const opened = await openPage('/plain', {
    host: 'plain.test',
    before: (page) =>
      page.evaluateOnNewDocument(() => {
        Object.defineProperty(Array.prototype, 'toJSON', {
          configurable: true,
          value() {
            return 'old';
          },
        });
      }),
  });
  expect(await opened.page.evaluate(() => isSecureContext)).toBe(false);
  expect(
    await opened.page.evaluate(async () =>
      (
        window as never as { cobble: { flights: { ready: Promise<void>; experiments: string[] } } }
      ).cobble.flights.ready.then(
        () => document.querySelector<HTMLMetaElement>('meta[name="cobble:experiments"]')!.content,
      ),
    ),
  ).toBe('one:a');
  await opened.page.reload();
  await opened.page.waitForSelector('meta[name="cobble:experiments"]');
  expect(opened.sent(/assignment/)).toHaveLength(1);
});

// SVC-2
it('sends the configured pre-auth cookie as it is stored with both requests, and follows no redirect', async () => {
  const { html } = site(server, { ...given, json: { storage: { preauth: 'gate' } } });
  publish('/gated', html);
  const secrets: unknown[] = [];
  const opened = await openPage('/gated', {
    cookies: { preauth: 'wrong', gate: 'a%20b%3D' },
    onRequest: (request) => {
      if (request.url().includes('/site/')) secrets.push(request.headers()['x-web-preauth-secret']);
    },
  });
  expect(await opened.page.evaluate(outcome)).toMatchObject({ experiments: ['one:a'] });
  expect(secrets).toEqual(['a%20b%3D', 'a%20b%3D']);

  publish('/moved.json', JSON.stringify({ experiments: given.config }));
  const { html: moved } = site(server, { ...given, json: { experiments: { configUrl: '/moving.json' } } });
  publish('/gated', moved);
  server.faults([{ url: /moving/, status: 302, location: '/moved.json' }]);
  await opened.page.reload();
  expect(await opened.page.evaluate(outcome)).toMatchObject({ experiments: [] });
  expect(opened.sent(/moved/)).toEqual([]);
});

// SVC-2
it('follows a redirect and sends no header without a pre-auth cookie', async () => {
  publish('/moved.json', JSON.stringify({ experiments: given.config }));
  const { html } = site(server, { ...given, json: { experiments: { configUrl: '/moving.json' } } });
  publish('/free', html);
  const secrets: unknown[] = [];
  const opened = await openPage('/free', {
    faults: [{ url: /moving/, status: 302, location: '/moved.json' }],
    onRequest: (request) => secrets.push(request.headers()['x-web-preauth-secret']),
  });
  expect(await opened.page.evaluate(outcome)).toMatchObject({ experiments: ['one:a'] });
  expect(secrets.filter(Boolean)).toEqual([]);
});

it("requests the page's own origin despite a `<base>`, and an API URL with a trailing slash", async () => {
  const { html } = site(server, { config: [] });
  const plain = html
    .replace(/"experiments":\{.*?\}/, '"experiments":{}')
    .replace('data-experiments', `data-api="${server.origin()}/api-host/" data-experiments`)
    .replace('<head>', '<head><base href="http://elsewhere.test/">')
    .replace('src="/dist', `src="${server.origin()}/dist`);
  publish('/based', plain);
  publish('/experiment/config.json', JSON.stringify({ experiments: given.config }));
  publish('/api-host/api/v1.0/flight/assignment', '{"flights":["a"]}');
  const opened = await openPage('/based');
  expect(await opened.page.evaluate(outcome)).toMatchObject({ experiments: ['one:a'] });
});
