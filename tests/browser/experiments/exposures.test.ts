import { expect, it } from 'vitest';
import { harness } from '../harness';
import { experiment, outcome, site } from './site';

const server = harness();
const { publish, openPage } = server;

// EXP-10
it("reports each exposure once a page, with the ids that may go into telemetry, and the calls' timing", async () => {
  const { html } = site(server, {
    config: [experiment('one', 'AX:a'), experiment('two', 'b', { include: '^/deeper' })],
    flights: ['AX:a', 'b'],
    json: { telemetry: { adapter: 'dataLayer' } },
  });
  publish('/told', html);
  const { page } = await openPage('/told');
  await page.evaluate(outcome);
  await page.waitForFunction(() => (window as never as { dataLayer?: unknown[] }).dataLayer?.length === 3);
  await page.evaluate(() => history.pushState(null, '', '/deeper'));
  await page.waitForFunction(() => (window as never as { dataLayer?: unknown[] }).dataLayer?.length === 4);
  const events = await page.evaluate(() => (window as never as { dataLayer: Record<string, unknown>[] }).dataLayer);
  expect(events).toMatchObject([
    { event: 'Ms.Web.ApiPerf', endpoint: '/experiment/config.json', method: 'GET', status: 200 },
    { event: 'Ms.Web.ApiPerf', endpoint: '/api/v1.0/flight/assignment', method: 'POST', status: 200 },
    { event: 'cobble:exposure', experiment: 'one:AX:a', ids: ['AX:a'] },
    { event: 'cobble:exposure', experiment: 'two:b', ids: ['AX:a'] },
  ]);
  const seen = await page.evaluate(() =>
    (window as never as { events: [string, { name: string }][] }).events
      .filter(([name]) => name === 'cobble:telemetry')
      .map(([, { name }]) => name),
  );
  expect(seen).toEqual(events.map(({ event }) => event));
});

/** Listens through the services, before the experiments are applied or after, and gives the exposures heard. */
const heard = async (adapter: object, late: boolean) => {
  const { html } = site(server, {
    config: [experiment('one', 'a'), experiment('two', 'b', { include: '^/heard/deeper' })],
    flights: ['a', 'b'],
    json: adapter,
  });
  publish('/heard', html);
  const { page } = await openPage('/heard', { faults: late ? [] : [{ url: /assignment/, delayMs: 400 }] });
  if (late) await page.evaluate(outcome);
  await page.evaluate(async () => {
    const { cobble } = window as never as {
      cobble: {
        services(): Promise<{
          telemetry: { onEvent(listener: (event: { name: string; data: { experiment?: string } }) => void): void };
        }>;
      };
    };
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    (await cobble.services()).telemetry.onEvent(
      ({ name, data }) => name === 'cobble:exposure' && heard.push(data.experiment),
    );
  });
  const count = (most: number) =>
    page.waitForFunction((most) => (window as never as { heard: unknown[] }).heard.length >= most, {}, most);
  await count(1);
  await page.evaluate(() => history.pushState(null, '', '/heard/deeper'));
  await count(2);
  return page.evaluate(() => [
    (window as never as { heard: unknown[] }).heard,
    (window as never as { dataLayer?: { experiment?: string }[] }).dataLayer?.flatMap(
      ({ experiment }) => experiment ?? [],
    ) ?? [],
  ]);
};

// SVC-3
it.each([
  ['before', false],
  ['after', true],
] as const)('lets telemetry.onEvent hear each exposure once, when it listens %s they are applied', async (_, late) => {
  expect(await heard({}, late)).toEqual([['one:a', 'two:b'], []]);
  expect(await heard({ telemetry: { adapter: 'dataLayer' } }, late)).toEqual([
    ['one:a', 'two:b'],
    ['one:a', 'two:b'],
  ]);
});
