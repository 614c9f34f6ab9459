import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { collector } from '../policy/collector';
import { sampleOf } from '../sample-of';
import { eventDetails, experiment, outcome, site } from './site';

const server = harness();
const { publish, openPage, origin } = server;

interface Cobble {
  consent(answer: unknown): Promise<unknown>;
  flights: { on: string[]; applied: string[] };
  services(): Promise<{ marketplace: { popular(): Promise<unknown> } }>;
}
const consent = (page: Page, answer: unknown) =>
  page.evaluate((answer) => (window as never as { cobble: Cobble }).cobble.consent(answer), answer);
const applied = (page: Page) =>
  page.evaluate(() => (window as never as { cobble: Cobble }).cobble.flights.applied.toSorted());
const call = (page: Page) =>
  page.evaluate(async () => {
    await (await (window as never as { cobble: Cobble }).cobble.services()).marketplace.popular();
  });
const kept = (page: Page) =>
  page.evaluate(async () => {
    const has = (await indexedDB.databases()).some(({ name }) => name === 'cobble');
    const answers = await new Promise<number>((resolve) => {
      if (!has) return resolve(0);
      const request = indexedDB.open('cobble');
      request.onsuccess = () => {
        const count = request.result.transaction('answers').objectStore('answers').count();
        count.onsuccess = () => {
          request.result.close();
          resolve(count.result);
        };
      };
    });
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!),
      answers ? 'answers' : '',
    ]
      .filter(Boolean)
      .sort();
  });
const given = {
  config: [experiment('one', 'a'), experiment('two', 'b')],
  flights: ['b'],
};
for (const flight of ['a', 'b']) {
  publish(`/exp/${flight}.js`, '');
  publish(`/exp/${flight}.css`, '');
}

describe('data-consent="wait"', () => {
  // Interface 9
  it('stores, assigns and reports nothing before consent, and erases stored data after withdrawal', async () => {
    collector(server);
    const telemetry = {
      adapter: '1ds',
      instrumentationKey: '0'.repeat(32),
      endpointUrl: `${origin()}/OneCollector/1.0/`,
    };
    const { html } = site(server, { ...given, json: { telemetry }, attributes: 'data-consent="wait"' });
    publish('/waits', html);
    const { page, ...opened } = await openPage('/waits?enableflights=a');
    const sent = () => [
      opened.requests.filter(({ path }) => /assignment/.test(path)).length,
      opened.requests.some(({ path }) => /OneCollector/.test(path)),
    ];
    expect(await page.evaluate(outcome)).toMatchObject({ on: ['a'], experiments: ['one:a'], metas: [], events: [] });
    await call(page);
    expect(await applied(page)).toEqual(['one:a']);
    expect(await kept(page)).toEqual([]);
    expect(await page.evaluate(eventDetails, 'cobble:exposure')).toEqual([]);
    expect(await page.evaluate(eventDetails, 'cobble:telemetry')).toEqual([]);
    expect(sent()).toEqual([0, false]);

    await consent(page, true);
    await page.waitForFunction(
      () =>
        (window as never as { events: [string][] }).events.filter(([name]) => name === 'cobble:exposure').length > 1,
      { polling: 100 },
    );
    expect(await page.evaluate(outcome)).toMatchObject({
      on: ['a', 'b'],
      metas: ['one:a,two:b'],
      events: [{ on: ['a', 'b'], experiments: ['one:a', 'two:b'] }],
    });
    expect(await page.evaluate(eventDetails, 'cobble:exposure')).toEqual([
      { experiment: 'one', flight: 'a', source: 'url' },
      { experiment: 'two', flight: 'b', source: 'assignment' },
    ]);
    await expect.poll(sent, { timeout: 20_000 }).toEqual([1, true]);
    await call(page);
    await expect
      .poll(() => kept(page))
      .toEqual([
        'answers',
        'cobble-session',
        'cobble-session',
        'cobble_device',
        'cobble_session',
        'cobble_user',
        'flights',
      ]);

    // After withdrawal, this view keeps its assignment, but nothing more is reported or stored.
    await consent(page, false);
    expect(await kept(page)).toEqual([]);
    await page.evaluate(() => history.pushState(null, '', '?enableflights=a&again'));
    await call(page);
    expect(await kept(page)).toEqual([]);
    expect(await page.evaluate(outcome)).toMatchObject({ on: ['a', 'b'], events: [{ on: ['a', 'b'] }] });
    expect(await page.evaluate(eventDetails, 'cobble:exposure')).toHaveLength(2);
  });

  it('accepts partial consent and applies each part separately', async () => {
    const { html, paths } = site(server, {
      ...given,
      json: { telemetry: { adapter: 'dataLayer' } },
      attributes: 'data-consent="wait"',
    });
    publish('/parts', html);
    const { page, requests } = await openPage('/parts?enableflights=a');
    const asked = () => requests.filter(({ path }) => path === paths.assignment).length;
    await page.evaluate(outcome);
    await consent(page, { telemetry: true });
    await page.waitForFunction(() => 'dataLayer' in window, { polling: 100 });
    expect(await page.evaluate(eventDetails, 'cobble:exposure')).toEqual([
      { experiment: 'one', flight: 'a', source: 'url' },
    ]);
    expect([asked(), await kept(page)]).toEqual([0, []]);
    await consent(page, { telemetry: false });
    await consent(page, { storage: true });
    await page.waitForFunction(() => (window as never as { cobble: Cobble }).cobble.flights.applied.includes('two:b'), {
      polling: 100,
    });
    expect(await page.evaluate(eventDetails, 'cobble:exposure')).toHaveLength(1);
    expect([asked(), await kept(page)]).toEqual([1, ['cobble-session', 'cobble-session', 'flights']]);
  });

  // Interface 1
  it.each(
    sampleOf(
      [
        [
          'cobbleSettings',
          (html: string) => html.replace('<head>', '<head><script>cobbleSettings={consent:"wait"}</script>'),
        ],
        ['the query on src', (html: string) => html.replace('cobble.js', 'cobble.js?consent=wait')],
        ["the page's JSON", (html: string) => html.replace('"experiments":{', '"consent":"wait","experiments":{')],
      ],
      1,
    ),
  )('accepts data-consent="wait" from %s and honours consent that is queued before Cobble loads', async (_, change) => {
    const { html, paths } = site(server, given);
    const path = '/said';
    publish(path, change(html));
    const { page, requests } = await openPage(path);
    const asked = () => requests.filter((request) => request.path === paths.assignment).length;
    await page.evaluate(outcome);
    expect([asked(), await kept(page)]).toEqual([0, []]);
    publish(path, change(html).replace('<head>', '<head><script>cobble=[c=>c.consent(true)]</script>'));
    await page.reload();
    expect(await page.evaluate(outcome)).toMatchObject({ on: ['b'], events: [{ on: ['b'] }] });
    expect(asked()).toBe(1);
    // Without `consent: wait`, consent is assumed until it is set to `false`.
    publish(path, html.replace('<head>', '<head><script>cobble=[c=>c.consent(false)]</script>'));
    await page.reload();
    expect(await page.evaluate(outcome)).toMatchObject({ on: [], events: [] });
    await page.waitForFunction(() => !localStorage.length && !sessionStorage.length, { polling: 100 });
    expect(asked()).toBe(1);
  });
});

it("follows the example page's consent dialog and its button to withdraw", async () => {
  const { page } = await openPage('/examples/pages/consent.html', {
    before: (page) =>
      page.evaluateOnNewDocument(() => {
        Object.assign(window, { answers: [] });
        document.addEventListener('cobble:consent', ({ detail }: CustomEventInit<object>) =>
          (window as never as { answers: unknown[] }).answers.push(detail),
        );
      }),
  });
  const answers = async (count: number) => {
    await page.waitForFunction(
      (count) => (window as never as { answers: unknown[] }).answers.length >= count,
      { polling: 100 },
      count,
    );
    return page.evaluate(() => (window as never as { answers: unknown[] }).answers);
  };
  await page.click('#agree');
  expect(await answers(1)).toEqual([{ storage: true, telemetry: true }]);
  await page.click('#withdraw');
  expect(await answers(2)).toEqual([
    { storage: true, telemetry: true },
    { storage: false, telemetry: false },
  ]);
  await page.reload();
  await page.click('#refuse');
  expect(await answers(1)).toEqual([{ storage: false, telemetry: false }]);
});
