import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { has, needs } from '../engines/needs';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { collector } from '../policy/collector';
import { timerSpeedScript } from '../timer-speed';
import { eventDetails, experiment, outcome, site } from './site';

const server = harness();
const { publish, openPage, origin } = server;

interface Flights {
  readonly exposed: string[];
  readonly applied: string[];
  readonly failed: object[];
}
const flights = (page: Page) =>
  page.evaluate(() => {
    const { exposed, applied, failed } = (window as never as { cobble: { flights: Flights } }).cobble.flights;
    return { exposed, applied, failed };
  });
const heardOf = async (page: Page, name: string, count: number): Promise<unknown[]> => {
  await page.waitForFunction(
    (name, count) => (window as never as { events: [string][] }).events.filter(([of]) => of === name).length >= count,
    { polling: 100 },
    name,
    count,
  );
  return page.evaluate(eventDetails, name);
};

const fates = [
  experiment('good', 'a'),
  experiment('bare', 'AX:b', { js: [], css: [] }),
  experiment('half', 'c', { js: ['/exp/none.js'], css: ['/exp/a.css'] }),
  experiment('lost', 'd', { js: ['/exp/none.js'], css: [] }),
  experiment('foreign', 'e', { js: ['https://evil.test/e.js'], css: [] }),
  experiment('hung', 'f', { js: [], css: ['/exp/never.css'] }),
  experiment('elsewhere', 'g', { include: '^/fates/deeper', js: [], css: [] }),
  experiment('off', 'h'),
];
const publishFiles = () => {
  publish('/exp/a.js', '');
  publish('/exp/a.css', '');
  for (const flight of ['f']) publish(`/exp/${flight}.js`, '');
};
const faults = [
  { url: /exp\/none/, status: 404 },
  { url: /exp\/never/, never: true as const },
];
const failed = [
  { experiment: 'half', flight: 'c', url: '/exp/none.js', reason: 'network' },
  { experiment: 'lost', flight: 'd', url: '/exp/none.js', reason: 'network' },
  { experiment: 'foreign', flight: 'e', url: 'https://evil.test/e.js', reason: 'origin' },
  { experiment: 'hung', flight: 'f', url: '/exp/never.css', reason: 'network' },
];
const applied = [
  { experiment: 'good', flight: 'a' },
  { experiment: 'bare', flight: 'AX:b' },
  { experiment: 'half', flight: 'c' },
];
const exposed = [
  ...applied,
  { experiment: 'lost', flight: 'd' },
  { experiment: 'foreign', flight: 'e' },
  { experiment: 'hung', flight: 'f' },
].map((one) => ({ ...one, source: 'assignment' }));
interface Collected {
  readonly name: string;
  readonly data: { readonly experiment: string; readonly flight: string; readonly endpoint?: string };
  readonly ext: {
    readonly app: { readonly sesId: string; readonly expId?: string };
    readonly user: { readonly localId: string };
    readonly device: { readonly localId: string };
  };
}

const sorted = (list: unknown[]) => list.map((one) => JSON.stringify(one)).sort();

describe('an exposure', () => {
  // Interface 10, EXP-10, SVC-3. A flight whose files fail used to count less often than a control without files.
  it('reports an exposure once per view, whatever becomes of the files, which it reports separately', async () => {
    publishFiles();
    const { html } = site(server, {
      config: fates,
      flights: ['a', 'AX:b', 'c', 'd', 'e', 'f', 'g'],
      json: { telemetry: { adapter: 'dataLayer' } },
      head: timerSpeedScript(2),
    });
    publish('/fates', html);
    const { page } = await openPage('/fates', { faults, until: 'domcontentloaded' });
    expect((await page.evaluate(outcome)).on).toEqual(['a', 'AX:b', 'c', 'd', 'e', 'f', 'g']);
    expect(await heardOf(page, 'cobble:exposure', 6)).toEqual(exposed);
    expect(sorted(await heardOf(page, 'cobble:flight-applied', 3))).toEqual(sorted(applied));
    expect(sorted(await heardOf(page, 'cobble:flight-failed', 4))).toEqual(sorted(failed));
    const first = await flights(page);
    expect(first.exposed).toEqual(exposed.map(({ experiment, flight }) => `${experiment}:${flight}`));
    expect(first.applied.toSorted()).toEqual(['bare:AX:b', 'good:a', 'half:c']);
    expect(sorted(first.failed)).toEqual(sorted(failed));

    // This single-page navigation doesn't start a new view, so only the new path's experiment is exposed.
    await page.evaluate(() => history.pushState(null, '', '/fates/deeper'));
    const elsewhere = { experiment: 'elsewhere', flight: 'g' };
    expect((await heardOf(page, 'cobble:exposure', 7))[6]).toEqual({ ...elsewhere, source: 'assignment' });
    await page.evaluate(() => history.pushState(null, '', '/fates'));
    const layer = () =>
      page.evaluate(() => (window as never as { dataLayer: Record<string, unknown>[] }).dataLayer ?? []);
    await expect.poll(async () => (await layer()).length).toBe(18);
    const events = await layer();
    const answered = has('response status in resource timing') ? { status: 200 } : {};
    // The requests are sent in parallel, so either may end first.
    const requests = events.slice(0, 2).sort((a, b) => `${a.method}`.localeCompare(`${b.method}`));
    expect(requests).toMatchObject([
      { event: 'Ms.Web.ApiPerf', endpoint: '/experiment/config.json', method: 'GET', ...answered },
      { event: 'Ms.Web.ApiPerf', endpoint: '/api/v1.0/flight/assignment', method: 'POST', ...answered },
    ]);
    expect(events[2]).toMatchObject({ event: 'cobble:experiments', ids: ['AX:b'] });
    const counted = (name: string) =>
      sorted(events.filter(({ event }) => event === name).map(({ event, time, ...data }) => data));
    expect(counted('cobble:exposure')).toEqual(sorted([...exposed, { ...elsewhere, source: 'assignment' }]));
    expect(counted('cobble:flight-applied')).toEqual(sorted([...applied, elsewhere]));
    expect(counted('cobble:flight-failed')).toEqual(sorted(failed));
  });

  // Interface 10. People who open a preview aren't part of the experiment's sample.
  it('dispatches an exposure of a flight from the URL as an event, but not as telemetry', async () => {
    publishFiles();
    const { html } = site(server, {
      config: fates.slice(0, 2),
      flights: ['AX:b'],
      json: { telemetry: { adapter: 'dataLayer' } },
    });
    publish('/preview', html);
    const { page } = await openPage('/preview?enableflights=a,AX:b');
    await page.evaluate(outcome);
    expect(await heardOf(page, 'cobble:exposure', 2)).toEqual([
      { experiment: 'good', flight: 'a', source: 'url' },
      { experiment: 'bare', flight: 'AX:b', source: 'assignment' },
    ]);
    await heardOf(page, 'cobble:flight-applied', 2);
    const reported = async () =>
      ((await page.evaluate(eventDetails, 'cobble:telemetry')) as { name: string; data: { flight?: string } }[])
        .filter(({ data }) => data.flight)
        .map(({ name, data }) => [name, data.flight]);
    await expect.poll(reported).toEqual([
      ['cobble:exposure', 'AX:b'],
      ['cobble:flight-applied', 'AX:b'],
    ]);
  });

  it('reports an exposure before its files, and applies a flight whose file runs after the timeout', {
    tags: 'all',
  }, async () => {
    publish('/exp/late.js', 'window.ran = true');
    const { html } = site(server, {
      config: [experiment('late', 'l', { js: ['/exp/late.js'], css: [] })],
      flights: ['l'],
      // With faster timers, a file's timeout is 1.5 seconds.
      head: timerSpeedScript(2),
    });
    publish('/late', html);
    const file = holdBack(/late\.js/);
    const { page } = await openPage('/late', {
      faults: [file.fault],
      until: 'domcontentloaded',
    });
    await page.evaluate(outcome);
    expect(await heardOf(page, 'cobble:exposure', 1)).toHaveLength(1);
    expect(await flights(page)).toEqual({
      exposed: ['late:l'],
      applied: [],
      failed: [{ experiment: 'late', flight: 'l', url: '/exp/late.js', reason: 'network' }],
    });
    file.send();
    expect(await heardOf(page, 'cobble:flight-applied', 1)).toEqual([{ experiment: 'late', flight: 'l' }]);
    expect(await page.evaluate(() => (window as never as { ran?: boolean }).ran)).toBe(true);
  });

  // SVC-3. Telemetry got only the exposures of the last view.
  it("reports an exposure if the visitor leaves and returns before telemetry's code has loaded", async () => {
    const { html } = site(server, {
      config: [experiment('bare', 'b', { js: [], css: [] })],
      flights: ['b'],
      json: { telemetry: { adapter: 'dataLayer' } },
    });
    publish('/left', html);
    const code = holdBack(/report-exposures/);
    const { page } = await openPage('/left', { faults: [code.fault], until: 'domcontentloaded' });
    await heardOf(page, 'cobble:exposure', 1);
    // The browser fires this event when it shows a page from the back/forward cache, which headless shells lack.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await heardOf(page, 'cobble:exposure', 2);
    code.send();
    const reported = () =>
      page.evaluate(() =>
        ((window as never as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event),
      );
    await expect
      .poll(async () => (await reported()).filter((event) => event.startsWith('cobble:')).slice(-4))
      .toEqual(['cobble:exposure', 'cobble:flight-applied', 'cobble:exposure', 'cobble:flight-applied']);
  });

  // Interface 9
  it.each([
    [
      'a policy with hosts',
      "script-src 'self' 'unsafe-inline'; style-src 'self'",
      [
        ['far', 'https://cdn.test/p.js'],
        ['far', 'https://cdn.test/p.css'],
      ],
    ],
    [
      "a Trusted Types policy without Cobble's",
      "require-trusted-types-for 'script'; trusted-types other",
      [
        ['far', 'https://cdn.test/p.js'],
        ['near', '/exp/a.js'],
      ],
    ],
  ] as const)('reports files as failed after their exposure if %s blocks them', async (_, policy, expected) => {
    publishFiles();
    const { html } = site(server, {
      config: [
        experiment('far', 'p', {
          js: ['https://cdn.test/p.js'],
          css: policy.startsWith('script') ? ['https://cdn.test/p.css'] : [],
        }),
        experiment('near', 'a', { css: [] }),
      ],
      flights: ['p', 'a'],
      json: { experiments: { allowedOrigins: ['https://cdn.test'] } },
    });
    publish('/refused', html, { 'content-security-policy': policy });
    const { page } = await openPage('/refused');
    await page.evaluate(outcome);
    const state = await flights(page);
    expect(state.applied).toEqual(expected.length === 2 && expected[1][0] === 'near' ? [] : ['near:a']);
    expect(sorted(state.failed)).toEqual(
      sorted(
        expected.map(([name, url]) => ({
          experiment: name,
          flight: name === 'far' ? 'p' : 'a',
          url,
          reason: 'policy',
        })),
      ),
    );
    expect(await heardOf(page, 'cobble:flight-failed', 2)).toHaveLength(2);
  });

  it('reports missing files as failed under a report-only policy, which blocks nothing', async () => {
    publishFiles();
    const { html } = site(server, {
      config: [experiment('lost', 'd', { js: ['/exp/none.js'], css: [] })],
      flights: ['d'],
    });
    publish('/reported', html, { 'content-security-policy-report-only': "script-src 'unsafe-inline'" });
    const { page } = await openPage('/reported', { faults });
    await page.evaluate(outcome);
    expect((await flights(page)).failed).toEqual([
      { experiment: 'lost', flight: 'd', url: '/exp/none.js', reason: 'network' },
    ]);
  });

  it('reports exposures to the 1DS collector as often as to the page', { tags: 'all' }, async () => {
    needs('request bodies');
    publishFiles();
    collector(server);
    const { html } = site(server, {
      config: fates.slice(0, 3),
      flights: ['a', 'AX:b', 'c'],
      // The collector's client sends after two seconds, so speed up the timers.
      head: timerSpeedScript(2),
      json: {
        telemetry: {
          adapter: '1ds',
          instrumentationKey: '0'.repeat(32),
          endpointUrl: `${origin()}/OneCollector/1.0/`,
        },
      },
    });
    publish('/collected', html);
    const posted: string[] = [];
    const { page } = await openPage('/collected', {
      faults,
      onRequest: (request) => {
        if (request.url().includes('/OneCollector/')) posted.push(request.postData() ?? '');
      },
    });
    const events = () =>
      posted
        .flatMap((body) => body.split('\n'))
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Collected);
    const counted = () =>
      events()
        .filter(({ name }) => name === 'cobble:exposure')
        .map(({ data: { experiment, flight } }) => ({ experiment, flight }));
    await expect.poll(() => counted().length, { timeout: 20_000 }).toBe(3);
    expect(sorted(counted())).toEqual(sorted(applied));

    // TEL-1. The services used to have their own telemetry client, with another session.
    await page.evaluate(async () => {
      const { cobble } = window as never as {
        cobble: { services(): Promise<{ downloads: { latest(): Promise<unknown> } }> };
      };
      await (await cobble.services()).downloads.latest();
    });
    const ofService = () => events().filter(({ data }) => data.endpoint === '/api/v1.0/download/latest');
    await expect.poll(() => ofService().length, { timeout: 20_000 }).toBe(1);
    expect(
      new Set(events().map(({ ext: { app, user, device } }) => [app.sesId, user.localId, device.localId].join())),
    ).toHaveProperty('size', 1);
    // EXP-10
    for (const { ext } of [...ofService(), ...events().filter(({ name }) => name === 'cobble:exposure')])
      expect(ext.app.expId).toBe('AX:b');
  });
});

/**
 * Subscribes through the services before or after experiments are applied. Returns a function that reads the exposures.
 */
const heard = async (adapter: object, late: boolean) => {
  for (const flight of ['a', 'b']) {
    publish(`/exp/${flight}.js`, '');
    publish(`/exp/${flight}.css`, '');
  }
  const { html } = site(server, {
    config: [experiment('one', 'a'), experiment('two', 'b', { include: '^/heard/deeper' })],
    flights: ['a', 'b'],
    json: adapter,
  });
  publish('/heard', html);
  const assignment = holdBack(/assignment/);
  const { page } = await openPage('/heard', { faults: late ? [] : [assignment.fault] });
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
  assignment.send();
  const count = (most: number) =>
    page.waitForFunction((most) => (window as never as { heard: unknown[] }).heard.length >= most, {}, most);
  await count(1);
  await page.evaluate(() => history.pushState(null, '', '/heard/deeper'));
  await count(2);
  return () =>
    page.evaluate(() => [
      (window as never as { heard: unknown[] }).heard,
      ((window as never as { dataLayer?: { event: string; experiment?: string }[] }).dataLayer ?? [])
        .filter(({ event }) => event === 'cobble:exposure')
        .map(({ experiment }) => experiment),
    ]);
};

// SVC-3
it.each([
  ['before', false],
  ['after', true],
] as const)(
  'passes an exposure to telemetry.onEvent once if it subscribes %s experiments are applied',
  async (_, late) => {
    expect(await (await heard({}, late))()).toEqual([['one', 'two'], []]);
    // The data layer's adapter is loaded lazily, so poll.
    await expect.poll(await heard({ telemetry: { adapter: 'dataLayer' } }, late)).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  },
);
