import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { eventDetails, experiment, type Site, site } from './site';

const server = harness();
const { origin, publish, openPage } = server;

for (const name of ['b', 'c', 'shared']) publish(`/exp/${name}.css`, `:root { --${name}: 1 }`);

const open = (given: Site, options?: Parameters<typeof openPage>[1]) => {
  const { html } = site(server, given);
  publish('/left/item', html);
  return openPage('/left/item', { until: 'domcontentloaded', ...options });
};

const push = (page: Page, path: string) => page.evaluate((path) => history.pushState(null, '', path), path);

/** Waits until exactly these stylesheets apply. */
const styled = (page: Page, names: string) =>
  page.waitForFunction(
    (names) => {
      const style = getComputedStyle(document.documentElement);
      return ['b', 'c', 'shared'].filter((name) => style.getPropertyValue(`--${name}`)).join(' ') === names;
    },
    { polling: 20 },
    names,
  );

const left = { experiment: 'item', flight: 'b' };

describe('a flight with removeStyles', () => {
  const config = [
    experiment('item', 'b', { include: 'item', js: [], css: ['/exp/b.css', '/exp/shared.css'], removeStyles: true }),
    experiment('staying', 'c', { include: 'item', js: [] }),
    experiment('everywhere', 'd', { js: [], css: ['/exp/shared.css'] }),
  ];
  const flights = ['b', 'c', 'd'];

  it.each(['page', 'edge'])("removes a flight's stylesheets while it does not run, added by the %s", async (by) => {
    const head = `<link rel="stylesheet" href="/exp/b.css" data-cobble-added="${origin()}/exp/b.css">`;
    const opened = await open({ config, flights, head: by === 'edge' ? head : '' });
    const { page } = opened;
    await styled(page, 'b c shared');
    await push(page, '/left/list');
    await styled(page, 'c shared');
    await push(page, '/left/item/2');
    await styled(page, 'b c shared');
    await opened.waitForIdle();
    expect(opened.sent(/exp\/.*css/)).toHaveLength(3);
    expect(opened.errors).toEqual([]);
  });

  it('removes a flight before its stylesheet has loaded', async () => {
    const { fault, send } = holdBack(/exp\/b\.css/);
    const opened = await open({ config, flights }, { faults: [fault] });
    const { page } = opened;
    await styled(page, 'c shared');
    await push(page, '/left/list');
    await page.$eval('link[href$="b.css"]', (link) =>
      link.addEventListener('load', () => Object.assign(window, { hasLoaded: true })),
    );
    send();
    await page.waitForFunction('window.hasLoaded');
    await styled(page, 'c shared');
    await push(page, '/left/item');
    await styled(page, 'b c shared');
    expect(opened.sent(/exp\/b\.css/)).toHaveLength(1);
  });
});

describe('cobble:flight-left', () => {
  const config = [experiment('item', 'b', { include: 'item' }), experiment('all', 'c', { js: [], css: [] })];
  const flights = ['b', 'c'];
  const hasFired = (page: Page, name: string, count: number) =>
    page.waitForFunction(
      (name, count) =>
        (window as never as { events: [string][] }).events.filter(([of]) => of === name).length === count,
      { polling: 20 },
      name,
      count,
    );

  it('fires cobble:flight-left once when a flight stops running, and flight-returned when it runs again', async () => {
    publish('/exp/b.js', '');
    const { page } = await open({ config, flights }, { until: 'load' });
    await hasFired(page, 'cobble:flight-applied', 2);
    for (const round of [1, 2]) {
      await push(page, '/left/list');
      await hasFired(page, 'cobble:flight-left', round);
      await push(page, '/left/list/2');
      await push(page, '/left/item');
      await hasFired(page, 'cobble:flight-returned', round);
    }
    expect(await page.evaluate(eventDetails, 'cobble:flight-left')).toEqual([left, left]);
    expect(await page.evaluate(eventDetails, 'cobble:flight-returned')).toEqual([left, left]);
  });

  it('fires cobble:flight-left after a script that runs later than its flight', async () => {
    const { fault, send } = holdBack(/exp\/b\.js/);
    publish('/exp/b.js', "document.addEventListener('cobble:flight-left', ({ detail }) => { window.undone = detail })");
    const { page } = await open({ config, flights }, { faults: [fault] });
    // The stylesheet has loaded.
    await hasFired(page, 'cobble:flight-applied', 2);
    await push(page, '/left/list');
    await page.waitForFunction(() => !(window.cobble as { flights: { experiments: string[] } }).flights.experiments[1]);
    send();
    const undone = await page.waitForFunction('window.undone');
    expect(await undone.jsonValue()).toEqual(left);
  });
});
