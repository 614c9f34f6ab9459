// threat 5: attacks from other sites' pages on a developer's running server, in a real browser.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from '../../examples/sandbox/server';
import { startServer } from '../../examples/sandbox/server';
import type { Pages } from './engines/pages';
import { pagesOfEngine } from './engines/pages-of-engine';

const popular = '/api/v1.0/en-us/marketplace/popular';
const blank = '<!doctype html><meta charset="utf-8"><title>Another site</title><link rel="icon" href="data:,">';
let pages: Pages;
let server: RunningServer;

beforeAll(async () => {
  pages = await pagesOfEngine();
  // The other site needs only this page. Its host name represents another machine.
  server = await startServer({
    port: 0,
    allowedHosts: ['evil.test'],
    before: (req, res) => {
      const isPage = req.headers.host!.startsWith('evil.test') && req.url === '/page';
      if (isPage) res.writeHead(200, { 'content-type': 'text/html' }).end(blank);
      return isPage;
    },
  });
});
afterAll(async () => {
  await server?.close();
  await pages?.close();
});
beforeEach(async () => {
  await control('reset', { method: 'POST' });
  await fetch(`${server.url}api/v1.0/none`, { headers: { authorization: 'Bearer very-secret' } });
});

const control = async (path: string, init?: RequestInit) =>
  (await fetch(`${server.url}__sandbox/${path}`, init)).json();

const onPage = async <T>(url: string, act: (page: Page) => Promise<T>): Promise<T> => {
  const page = await pages.acquire();
  try {
    await page.goto(url);
    return await act(page);
  } finally {
    await pages.takeBack(page);
  }
};

it("prevents another site's page from reading the control paths", async () => {
  const seen = await onPage(`http://evil.test:${server.port}/page`, (page) =>
    page.evaluate(async (target) => {
      const paths = ['requests', 'faults', 'state', 'settings.json', 'sign-in'].map(
        (path) => `${target}__sandbox/${path}`,
      );
      const read = async (url: string, init?: RequestInit) =>
        fetch(url, init).then(
          (answer) => answer.text(),
          () => 'refused',
        );
      const loaded = (tag: 'script' | 'img', src: string) =>
        new Promise((resolve) => {
          const element = Object.assign(document.createElement(tag), {
            src,
            onload: () => resolve('loaded'),
            onerror: () => resolve('refused'),
          });
          document.body.append(element);
        });
      const framed = (src: string) =>
        new Promise((resolve) => {
          const frame = Object.assign(document.createElement('iframe'), {
            src,
            onload: () => resolve(frame.contentDocument ? 'read' : 'refused'),
          });
          document.body.append(frame);
        });
      const all: unknown[] = [];
      for (const url of paths) {
        all.push(
          await read(url),
          await read(url, { credentials: 'include' }),
          await read(url, { headers: { 'x-own': '1' } }),
          (await read(url, { mode: 'no-cors' })) || 'refused',
        );
        all.push(await loaded('script', url), await loaded('img', url), await framed(url));
      }
      return all;
    }, server.url),
  );
  expect(seen).toEqual(Array.from({ length: 35 }, () => 'refused'));
});

it("prevents another site's page from setting faults or resetting the sandbox", async () => {
  const before = (await control('requests')) as unknown[];
  await onPage(`http://evil.test:${server.port}/page`, (page) =>
    page.evaluate(async (target) => {
      const fault = JSON.stringify({ match: '.*', status: 503 });
      const send = (path: string, init: RequestInit) =>
        fetch(`${target}__sandbox/${path}`, init).then(
          () => undefined,
          () => undefined,
        );
      for (const mode of ['no-cors', 'cors'] as const) {
        await send('faults', { method: 'POST', mode, body: fault });
        await send('reset', { method: 'POST', mode });
      }
      await send('faults', { method: 'POST', headers: { 'content-type': 'application/json' }, body: fault });
      await send('requests', { method: 'DELETE' });
      navigator.sendBeacon(`${target}__sandbox/faults`, fault);
      // A form can send JSON as its text/plain body: {"match":".*","x":=…
      const frame = Object.assign(document.createElement('iframe'), { name: 'sink' });
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'text/plain',
        action: `${target}__sandbox/faults`,
        target: 'sink',
      });
      form.append(
        Object.assign(document.createElement('input'), { name: '{"match":".*","status":503,"body":"', value: '"}' }),
      );
      document.body.append(frame, form);
      await new Promise((resolve) => {
        frame.onload = resolve;
        form.submit();
      });
    }, server.url),
  );
  expect([await control('faults'), ((await control('requests')) as unknown[]).length]).toEqual([[], before.length]);
});

it("answers another site's page like a page with data-api, without cookies", async () => {
  const statuses = await onPage(`http://evil.test:${server.port}/page`, (page) =>
    page.evaluate(
      async (url) => [
        (await fetch(url, { headers: { 'x-web-preauth-secret': 's' } })).status,
        await fetch(url, { credentials: 'include' }).then(
          ({ status }) => status,
          () => 'refused',
        ),
      ],
      `${server.url.slice(0, -1)}${popular}`,
    ),
  );
  expect(statuses).toEqual([200, 'refused']);
});

it('rejects a DNS name that was rebound to this machine', async () => {
  const attacker = createServer((_, res) => res.writeHead(200, { 'content-type': 'text/html' }).end(blank)).listen(
    0,
    '127.0.0.1',
  );
  await once(attacker, 'listening');
  const { port } = attacker.address() as AddressInfo;
  const answers = await onPage(`http://rebound.test:${port}/`, async (page) => {
    // From now on, the name resolves to the developer's machine.
    attacker.closeAllConnections();
    await new Promise((resolve) => attacker.close(resolve));
    const developers = await startServer({ port });
    const asked = await page.evaluate(
      async (paths) => {
        const ask = (path: string, init?: RequestInit) =>
          fetch(path, init).then(async (answer) => [answer.status, await answer.text()]);
        return Promise.all([...paths.map((path) => ask(path)), ask('/__sandbox/reset', { method: 'POST' })]);
      },
      [
        '/__sandbox/requests',
        '/__sandbox/state',
        popular,
        '/examples/pages/plain.html',
        '/dist/realms/cobble.js',
        '/catalogue/',
      ],
    );
    await developers.close();
    return asked;
  });
  expect(answers).toEqual(
    Array.from({ length: 7 }, () => [
      403,
      expect.stringContaining('only answers to names of this machine, but was requested as rebound.test'),
    ]),
  );
});

it("lets the server's own page read and control it", async () => {
  const seen = await onPage(`${server.url}examples/pages/plain.html`, (page) =>
    page.evaluate(async (url) => {
      const [entry] = (await (await fetch('/__sandbox/requests')).json()) as { headers: { authorization: string } }[];
      await fetch('/__sandbox/faults', { method: 'POST', body: '{"match":"popular","status":503,"times":1}' });
      return [entry!.headers.authorization, (await fetch(url)).status, (await fetch(url)).status];
    }, popular),
  );
  expect(seen).toEqual(['Bearer ***(11)', 503, 200]);
});
