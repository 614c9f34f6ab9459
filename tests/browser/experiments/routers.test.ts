import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { experiment, outcome, site } from './site';

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

const turbo = '<script src="/vendor/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>';

describe.each([
  ['with the Navigation API', undefined, false],
  ['without the Navigation API, in a page that has an element named navigation', removeNavigation, true],
] as const)('%s', (_, before, isPatched) => {
  it('pushState is evaluated in a task of its own', async () => {
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

  it('a visit of Turbo is evaluated', async () => {
    const { page, errors } = await open({ before, head: turbo });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.click('a');
    await runs(page, 'item:b');
    expect(await page.evaluate('isSameDocument')).toBe(true);
    expect(errors).toEqual([]);
  });
});

it('a router that intercepts navigations is evaluated', async () => {
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
