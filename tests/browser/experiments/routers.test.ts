import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { root } from '../../../esbuild.config.mjs';
import { toolFolder } from '../../tools/tool.mjs';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { type RouterApp, routerApps } from './router-apps';
import { eventDetails, experiment, outcome, site } from './site';

const server = harness();
const { publish, openPage } = server;

/** Removes the Navigation API. `window.navigation` then is the page's `<nav id="navigation">`. */
const removeNavigation = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(window, 'navigation');
  });

interface RouterPage {
  readonly head?: string;
  readonly before?: (page: Page) => unknown;
}

/** Opens `/router/list`, whose link leads to `/router/item`. Each path has an experiment. */
const open = async ({ head, before }: RouterPage) => {
  const { html } = site(server, {
    config: [
      experiment('list', 'a', { include: '^/router/list', js: [], css: [] }),
      experiment('item', 'b', { include: '^/router/item', css: [] }),
    ],
    flights: ['a', 'b'],
    head,
    body: '<nav id="navigation"><a href="/router/item">Item</a></nav>',
  });
  publish('/exp/b.js', '');
  for (const path of ['/router/list', '/router/item']) publish(path, html);
  const opened = await openPage('/router/list', { before });
  expect(await opened.page.evaluate(outcome)).toMatchObject({ experiments: ['list:a'] });
  return opened;
};

const runs = (page: Page, id: string) =>
  page.waitForFunction(
    (id) => (window.cobble as { flights: { applied: string[] } }).flights.applied.includes(id),
    {},
    id,
  );

/** Bundles an app's module. */
const bundle = async ({ module = '', tool }: RouterApp): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: tool ? toolFolder(tool) : root },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
};

/** Opens `/router/list` of an app. `/router/item` has an experiment, whose stylesheet is only for this route. */
const openApp = async (app: RouterApp, before?: (page: Page) => unknown) => {
  publish('/router/app.js', await bundle(app));
  publish('/exp/b.js', 'window.runs = (window.runs ?? 0) + 1');
  publish('/exp/b.css', ':root { --b: 1 }');
  const { html } = site(server, {
    config: [experiment('item', 'b', { include: '^/router/item', removeStyles: true })],
    flights: ['b'],
    head: app.head,
    body: `ROUTE${app.module ? '<script type="module" src="/router/app.js"></script>' : ''}`,
  });
  for (const route of ['list', 'item']) publish(`/router/${route}`, html.replace('ROUTE', app.body(route)));
  const opened = await openPage('/router/list', { before });
  await opened.page.waitForSelector('#route');
  await opened.page.evaluate(outcome);
  await opened.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return opened;
};

/** Waits until the app and the experiment show a route, and clicks the app's counter. */
const arrive = async (page: Page, route: string): Promise<void> => {
  await page.waitForFunction(
    (route) =>
      document.querySelector('#route')?.textContent === route &&
      getComputedStyle(document.documentElement).getPropertyValue('--b') === (route === 'item' ? '1' : ''),
    { polling: 20 },
    route,
  );
  await page.$eval('#count', (button) => (button as HTMLElement).click());
};

describe.each([
  ['with the Navigation API', undefined, false],
  ['without the Navigation API, in a page that has an element named navigation', removeNavigation, true],
] as const)('%s', (_, before, isPatched) => {
  it('evaluates pushState in a separate task', async () => {
    const { page, errors } = await open({ before });
    const seen = await page.evaluate(async () => {
      const { flights } = window.cobble as { flights: { experiments: string[] } };
      history.pushState(null, '', '/router/between');
      history.pushState(null, '', '/router/item');
      await Promise.resolve();
      const atOnce = flights.experiments;
      await new Promise((resolve) => setTimeout(resolve));
      const isPatched = !/native code/.test(`${history.pushState}`) || !/native code/.test(`${history.replaceState}`);
      return { atOnce, later: flights.experiments, isPatched };
    });
    expect(seen).toEqual({ atOnce: ['list:a'], later: ['item:b'], isPatched });
    await page.evaluate(() => history.go(-2));
    await page.waitForFunction(() => location.pathname === '/router/list');
    expect(await page.evaluate(outcome)).toMatchObject({ experiments: ['list:a'], scripts: ['/exp/b.js'] });
    expect(errors).toEqual([]);
  });

  const apps = routerApps.map((app) => [app.name, app] as const);
  it.each(sampleOf(apps, 2))('shows a variant on the route of %s, and keeps its bindings working', async (_, app) => {
    const opened = await openApp(app, before);
    const { page } = opened;
    await arrive(page, 'list');
    const goToItem = () => page.$eval('#item', (link) => (link as HTMLElement).click());
    await goToItem();
    await page.waitForFunction('window.runs');
    await arrive(page, 'item');
    await page.evaluate(() => history.back());
    await arrive(page, 'list');
    await goToItem();
    await arrive(page, 'item');
    expect(await page.$eval('#count', ({ textContent }) => textContent)).toBe('4');
    expect(await page.evaluate('[isSameDocument, runs]')).toEqual([true, 1]);
    expect(await page.evaluate(eventDetails, 'cobble:exposure')).toEqual([
      { experiment: 'item', flight: 'b', source: 'assignment' },
    ]);
    expect([opened.errors, opened.consoleMessages('error')]).toEqual([[], []]);
  });
});

it('evaluates navigations that a router intercepts', async () => {
  const head = `<script>window.navigation?.addEventListener('navigate', (event) => event.intercept({
    handler: async () => { document.title = new URL(event.destination.url).pathname },
  }))</script>`;
  const { page, errors } = await open({ head });
  if (!(await page.evaluate('"navigation" in window && !!navigation.currentEntry'))) return;
  await page.click('a');
  await runs(page, 'item:b');
  expect(await page.title()).toBe('/router/item');
  await page.evaluate('navigation.back().finished');
  expect(await page.evaluate(outcome)).toMatchObject({ experiments: ['list:a'] });
  expect(errors).toEqual([]);
});
