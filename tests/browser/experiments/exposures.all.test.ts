import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { held } from '../faults';
import { harness } from '../harness';
import { experiment, outcome, site, told } from './site';

const server = harness();
const { publish, openPage, origin } = server;

interface Flights {
  readonly exposed: readonly string[];
  readonly applied: readonly string[];
  readonly failed: readonly object[];
}

interface PageWindow {
  readonly cobble: { readonly flights: Flights };
  readonly dataLayer?: readonly { readonly event: string }[];
  readonly isFirst?: boolean;
}

const exposures = async (page: Page, count: number): Promise<unknown[]> => {
  await expect.poll(() => page.evaluate(told, 'cobble:exposure')).toHaveLength(count);
  return page.evaluate(told, 'cobble:exposure');
};

const exposuresInLayer = (page: Page): Promise<number> =>
  page.evaluate(
    () => ((window as never as PageWindow).dataLayer ?? []).filter(({ event }) => event === 'cobble:exposure').length,
  );

/** Skips the test if the browser reloads the page instead of showing the cached one. */
const leaveAndReturn = async (page: Page): Promise<void> => {
  const { pathname } = new URL(page.url());
  publish('/view-after', '<!doctype html><title>After</title>');
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.goto(`${origin()}/view-after`);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction(
    (pathname) => location.pathname === pathname && document.readyState === 'complete',
    { polling: 100 },
    pathname,
  );
  needs('back/forward cache', await page.evaluate(() => !!(window as never as PageWindow).isFirst));
};

// Interface 9, EXP-10, SVC-3. A headless shell lacks the back/forward cache. To run this test, set
// PUPPETEER_EXECUTABLE_PATH to a full browser.
it('reports exposures again when the page returns from the back/forward cache', async () => {
  publish('/exp/a.js', '');
  const { html } = site(server, {
    config: [experiment('good', 'a', { css: [] }), experiment('lost', 'd', { js: ['/exp/none.js'], css: [] })],
    flights: ['a', 'd'],
    json: { telemetry: { adapter: 'dataLayer' } },
  });
  // Don't send `no-store`, which disables the back/forward cache.
  publish('/view', html, { 'cache-control': 'max-age=0' });
  const { page } = await openPage('/view', { faults: [{ url: /exp\/none/, status: 404 }] });
  // Accessing the context prevents the page's reuse. A page that was in the back/forward cache would get no animation
  // frames in the next test.
  page.browserContext();
  await page.evaluate(outcome);
  const view = [
    { experiment: 'good', flight: 'a', source: 'assignment' },
    { experiment: 'lost', flight: 'd', source: 'assignment' },
  ];
  expect(await exposures(page, 2)).toEqual(view);
  await expect.poll(() => page.evaluate(told, 'cobble:flight-failed')).toHaveLength(1);
  const flights = () =>
    page.evaluate(() => {
      const { exposed, applied, failed } = (window as never as PageWindow).cobble.flights;
      return { exposed, applied, failed };
    });
  const first = await flights();

  await leaveAndReturn(page);
  expect(await exposures(page, 4)).toEqual([...view, ...view]);
  expect(await flights()).toEqual(first);
  expect(await page.evaluate(told, 'cobble:flight-failed')).toHaveLength(1);
  await expect.poll(() => exposuresInLayer(page)).toBe(4);
});

// SVC-3. Telemetry got only the exposures of the last view.
it('reports the exposures of a view that the visitor left before telemetry had loaded', async () => {
  const { html } = site(server, {
    config: [experiment('bare', 'a', { js: [], css: [] })],
    flights: ['a'],
    json: { telemetry: { adapter: 'dataLayer' } },
  });
  publish('/left', html, { 'cache-control': 'max-age=0' });
  const telemetry = held(/report-exposures/);
  const { page } = await openPage('/left', { faults: [telemetry.fault], until: 'domcontentloaded' });
  page.browserContext();
  await exposures(page, 1);
  await leaveAndReturn(page);
  await exposures(page, 2);
  telemetry.send();
  await expect.poll(() => exposuresInLayer(page)).toBe(2);
});
