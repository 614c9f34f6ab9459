import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { engine } from './engines/engine';
import { harness } from './harness';

const { openPage, publish } = harness();
const path = `/page/${randomUUID()}`;
const script = `/page/${randomUUID()}.js`;
let first: unknown;
let changed: unknown;

/** Returns the page's initial state, then changes everything that a test could change. */
const findAndLeave = async () => {
  publish(path, `<!doctype html><title>Test</title><script src="${script}"></script>`);
  publish(script, 'window.fromCache = performance.getEntriesByType("resource")', { 'cache-control': 'max-age=3600' });
  let fetched = 0;
  const opened = await openPage(path, { media: { 'prefers-reduced-motion': 'no-preference' }, cookies: {} });
  fetched = opened.requests.length;
  const found = await opened.page.evaluate(async () => {
    const idb = await indexedDB.databases();
    const kept = {
      cookie: document.cookie,
      local: { ...localStorage },
      session: { ...sessionStorage },
      name: window.name,
      idb: idb.length,
      history: history.length,
      wide: innerWidth,
      size: (performance.getEntriesByType('resource')[0] as PerformanceResourceTiming).transferSize > 0,
    };
    document.cookie = 'left=1;path=/';
    localStorage.left = sessionStorage.left = window.name = '1';
    await new Promise((done) => (indexedDB.open('left').onsuccess = done));
    history.pushState(null, '', '#left');
    return kept;
  });
  return { page: opened.page, found: { ...found, fetched } };
};

/** In Chromium, expects that the page was reused. Other engines never reuse pages. */
const expectSame = (page: unknown, other: unknown) => {
  if (engine === 'chromium') expect(page).toBe(other);
};

it('provides a clean page the first time', async () => {
  const { page, found } = await findAndLeave();
  first = { page, found };
  expect(found).toMatchObject({
    cookie: '',
    local: {},
    session: {},
    name: '',
    idb: 0,
    wide: 1280,
    size: true,
    fetched: 2,
  });
});

it('provides a clean page the second time', async () => {
  const second = await findAndLeave();
  expectSame(second.page, (first as typeof second).page);
  expect(second.found).toEqual((first as typeof second).found);
});

it('accepts a script, a function, an interception and a session on a page', async () => {
  const { page } = await openPage(path);
  await page.evaluateOnNewDocument(() => {
    Object.assign(window, { added: 1 });
  });
  await page.exposeFunction('exposed', () => {});
  await page.setRequestInterception(true);
  if (engine === 'chromium') await (await page.createCDPSession()).detach();
  first = page;
});

it('clears them before the same page is reused', async () => {
  const { page, requests } = await openPage(path);
  expectSame(page, first);
  expect(await page.evaluate(() => ['added' in window, 'exposed' in window])).toEqual([false, false]);
  expect(requests.map(({ status }) => status)).toEqual([200, 200]);
});

it.each([
  ['that a test changes permanently', (page: Page) => page.setCacheEnabled(false)],
  ['that keeps an attached session', (page: Page) => page.createCDPSession()],
])('accepts a page %s', async (_, change) => {
  const { page } = await openPage(path);
  expect(page).not.toBe(changed);
  await change(page);
  changed = page;
});

it('provides another page afterwards', async () => {
  expect((await openPage(path)).page).not.toBe(changed);
});
