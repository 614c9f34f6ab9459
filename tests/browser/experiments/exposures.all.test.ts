import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { goBack } from '../go-back';
import { harness } from '../harness';
import { eventDetails, experiment, outcome, site } from './site';

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
  await expect.poll(() => page.evaluate(eventDetails, 'cobble:exposure')).toHaveLength(count);
  return page.evaluate(eventDetails, 'cobble:exposure');
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
  publish('/view-after', '<!doctype html><title>After</title>');
  const { page } = await openPage('/view', { faults: [{ url: /exp\/none/, status: 404 }] });
  // This call prevents the page's reuse: after the back/forward cache, it would get no animation frames in the next
  // test.
  page.browserContext();
  await page.evaluate(outcome);
  const view = [
    { experiment: 'good', flight: 'a', source: 'assignment' },
    { experiment: 'lost', flight: 'd', source: 'assignment' },
  ];
  expect(await exposures(page, 2)).toEqual(view);
  await expect.poll(() => page.evaluate(eventDetails, 'cobble:flight-failed')).toHaveLength(1);
  const flights = () =>
    page.evaluate(() => {
      const { exposed, applied, failed } = (window as never as PageWindow).cobble.flights;
      return { exposed, applied, failed };
    });
  const first = await flights();
  await page.evaluate(() => Object.assign(window, { isFirst: true }));

  await page.goto(`${origin()}/view-after`);
  await goBack(page);
  await page.waitForFunction(() => location.pathname === '/view' && document.readyState === 'complete', {
    polling: 100,
  });
  // Skip the test if the browser has reloaded the page instead of showing the cached one.
  needs('back/forward cache', await page.evaluate(() => !!(window as never as PageWindow).isFirst));
  expect(await exposures(page, 4)).toEqual([...view, ...view]);
  expect(await flights()).toEqual(first);
  expect(await page.evaluate(eventDetails, 'cobble:flight-failed')).toHaveLength(1);
  const counted = () =>
    page.evaluate(
      () => (window as never as PageWindow).dataLayer!.filter(({ event }) => event === 'cobble:exposure').length,
    );
  await expect.poll(counted).toBe(4);
});
