// The folder of `cobble catalogue` works in any subfolder of a static server.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CatalogueCommandOptions, catalogue } from '../../cli/commands/catalogue';
import { serveFolder } from '../../examples/sandbox/serve-folder';
import { runCommand } from '../unit/cli/support';
import { engine } from './engines/engine';
import { logRequest } from './engines/request-log';
import { harness } from './harness';
import type { OpenedPage } from './opened-page';
import { waitForResponses } from './wait-for-responses';

const { pageWith } = harness();
const path = '/any/sub-path/';
// Examples have inline styles in their content. The pages themselves need none.
const POLICY = "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none'";
let folder: string;
let server: Server;
let url: string;
let opened: OpenedPage;

const write = async (options: CatalogueCommandOptions) =>
  expect(await runCommand((io) => catalogue(options, io))).toMatchObject({ code: 0 });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  await write({ theme: ['realms', 'vanilla'], out: folder });
  const serve = serveFolder(folder);
  server = createServer((req, res) => {
    if (engine !== 'chromium') logRequest(req, res, (one) => opened.requests.push(one));
    const isHere = req.url?.startsWith(path);
    if (isHere) req.url = req.url?.slice(path.length - 1);
    res.setHeader('content-security-policy', POLICY);
    if (!isHere || !serve(req, res)) res.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}, 300_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const previewIn = async (frame: ElementHandle, state = '') =>
  (await frame.contentFrame())!.waitForSelector(`#preview[data-widget-state=mounted]${state}`);

it('shows live components in every theme and requests nothing outside its folder', async () => {
  opened = await pageWith('');
  const { page } = opened;
  opened.requests.length = 0;
  await page.goto(`${url}index.html`);
  expect(await page.$eval('[data-tag]', ({ textContent }) => textContent)).toContain(`${url}dist/realms/cobble.js`);
  await opened.waitForMounted('.thumbnail [data-widget]');
  for (const thumbnail of await page.$$('.thumbnail iframe')) await previewIn(thumbnail);
  await waitForResponses(opened);
  await opened.waitForIdle();
  // Without scrolling, which would request images that the navigation cancels.
  const card = '.cards a[href="marketplace-tile.html"]';
  await Promise.all([page.waitForNavigation(), page.$eval(card, (link) => (link as HTMLElement).click())]);
  await opened.waitForMounted();
  await previewIn((await page.$('.preview iframe'))!);
  await waitForResponses(opened);
  await opened.waitForIdle();
  expect(opened.sent(/\/dist\/realms\/marketplace-tile\./)).not.toEqual([]);
  await Promise.all([page.waitForNavigation(), page.click('a[data-value=vanilla]')]);
  await opened.waitForMounted();
  expect(opened.sent(/\/dist\/vanilla\/marketplace-tile\./)).not.toEqual([]);
  await page.type('#control-author', 'Noor');
  await previewIn((await page.$('.preview iframe'))!, '[data-author$=Noor]');
  await expect.poll(() => opened.sent(/\/art\/frost-keep\.svg/).length, { timeout: 20_000 }).toBeGreaterThan(0);
  await waitForResponses(opened);
  await opened.waitForIdle();
  expect(opened.requests.filter((one) => !one.url.startsWith(url) || one.status !== 200)).toEqual([]);
  expect([...opened.errors, ...opened.consoleMessages('error'), ...opened.consoleMessages('warn')]).toEqual([]);
});

it('shows the markup of an area to change and copy, and sends no service requests', async () => {
  opened = await pageWith('');
  opened.requests.length = 0;
  await opened.page.goto(`${url}help-search.html`);
  await opened.page.waitForSelector('html[data-looks]');
  expect(await opened.page.$$eval('[data-widget]', (all) => all.length)).toBe(0);
  expect(await opened.page.$eval('.note', (note) => note.checkVisibility())).toBe(true);
  await opened.page.type('#control-articleHref', '/a/{id}');
  await opened.page.waitForFunction(() =>
    document.querySelector('.written')!.textContent.includes('data-article-href="/a/{id}"'),
  );
  expect(await opened.page.$('iframe, [role=log]')).toBeNull();
  await opened.waitForIdle();
  expect(opened.sent(/help_center|\/api\//)).toEqual([]);
});

it("sends an area's requests to the API that --api sets", async () => {
  await write({ theme: ['realms'], widgets: ['download-links'], api: `${url}own-api`, out: join(folder, 'areas') });
  opened = await pageWith('');
  await opened.page.goto(`${url}areas/download-links.html`);
  await opened.waitForMounted('#download-links-whole');
  await expect
    .poll(() => opened.sent(/^\/any\/sub-path\/own-api\/api\/v1\.0\/download\/links/).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
}, 120_000);
