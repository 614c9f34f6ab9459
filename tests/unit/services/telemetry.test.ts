// @vitest-environment node
// Needs its own process: it passes objects to Node, which checks their class. A `vm` context has its own classes.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/services/client/service-error';
import { routes } from '../../../src/services/routes';
import { constants } from '../../../src/services/telemetry/constants';
import { channelConfiguration } from '../../../src/services/telemetry/one-ds';
import type { TelemetryEvent } from '../../../src/services/telemetry/telemetry-event';
import { parseSession, renewSession } from '../../../src/services/telemetry/telemetry-session';
import { json, testClient } from './client';
import { until } from './until';

const track = vi.hoisted(() => vi.fn());
const initialize = vi.hoisted(() => vi.fn());
vi.mock('@microsoft/1ds-core-js', () => ({
  AppInsightsCore: class {
    track = track;
    initialize = initialize;
  },
  createGuid: () => crypto.randomUUID(),
}));
vi.mock('@microsoft/1ds-post-js', () => ({
  PostChannel: class {
    identifier = 'PostChannel';
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const ready = async (): Promise<{ client: ReturnType<typeof testClient>; events: TelemetryEvent[] }> => {
  const client = testClient();
  const events: TelemetryEvent[] = [];
  client.telemetry.onEvent((event) => void events.push(event));
  return { client, events };
};

describe('Ms.Web.ApiPerf (SVC-3)', () => {
  it('reports the template instead of the URL, the method, the status and the milliseconds', async () => {
    const { client, events } = await ready();
    client.respond(() => json({ id: '1' }));
    await client.profile.realms('secret-id');
    expect(events).toEqual([
      {
        name: 'Ms.Web.ApiPerf',
        data: { endpoint: '/realms/profile/{profileId}', method: 'GET', status: 200, milliseconds: expect.any(Number) },
        time: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('secret-id');
  });

  it('reports each attempt of a call, without a status if no response arrived', async () => {
    const { client, events } = await ready();
    let count = 0;
    client.respond(() => {
      if (!count++) throw new TypeError('down');
      return json({});
    });
    await client.downloads.latest();
    expect(events.map(({ data }) => data.status)).toEqual([undefined, 200]);
  });

  it('reports a request once for all its callers', async () => {
    const { client, events } = await ready();
    client.respond(() => json({}));
    await Promise.all([client.downloads.latest(), client.downloads.latest()]);
    expect(events).toHaveLength(1);
  });
});

// Three calls with the same path used to be reported with the same name.
it('names each call of a service differently, in Ms.Web.ApiPerf and in errors', async () => {
  const { client, events } = await ready();
  client.respond(() => new Response('', { status: 400 }));
  const errors = await Promise.all(
    [client.helpCentre.articles(), client.helpCentre.suggested(), client.helpCentre.serverStatus()].map((call) =>
      call.catch(({ endpoint }: ServiceError) => endpoint),
    ),
  );
  const path = '/help_center/{locale}/articles';
  expect(errors).toEqual([path, `${path}#suggested`, `${path}#server_status`]);
  expect(events.map(({ data }) => data.endpoint)).toEqual(errors);
  const calls = Object.values(routes).flatMap((group) =>
    Object.values(group).map(({ method, telemetry }) => `${method} ${telemetry}`),
  );
  expect(new Set(calls).size).toBe(calls.length);
});

describe('listeners', () => {
  it('sends nothing to listeners after they are removed', async () => {
    const client = testClient();
    const events: unknown[] = [];
    const stop = client.telemetry.onEvent((event) => void events.push(event));
    stop();
    client.respond(() => json({}));
    await client.downloads.latest();
    expect(events).toEqual([]);
  });

  it('keeps calls and other listeners working if a listener fails', async () => {
    const { client, events } = await ready();
    const fault = new Error('a listener of the page');
    client.telemetry.onEvent(() => {
      throw fault;
    });
    client.telemetry.onEvent((event) => void events.push(event));
    client.respond(() => json({ version: '1' }));
    const uncaught: unknown[] = [];
    const queue = queueMicrotask;
    vi.stubGlobal('queueMicrotask', (task: () => void) =>
      queue(() => {
        try {
          task();
        } catch (error) {
          uncaught.push(error);
        }
      }),
    );
    expect(await client.downloads.latest()).toEqual({ version: '1' });
    expect(uncaught).toEqual([fault]);
    expect(events).toHaveLength(2);
  });
});

describe('adapters', () => {
  it('loads no adapter unless configured', async () => {
    const { client } = await ready();
    client.respond(() => json({}));
    await client.downloads.latest();
    expect(initialize).not.toHaveBeenCalled();
    expect(globalThis).not.toHaveProperty('dataLayer');
  });

  it("pushes to the tag manager's list for dataLayer", async () => {
    vi.stubGlobal('dataLayer', []);
    const client = testClient({ telemetry: { adapter: 'dataLayer' } });
    client.telemetry.report('own', { offerId: 'o' });
    const { dataLayer } = globalThis as unknown as { dataLayer: unknown[] };
    await until(() => dataLayer.length > 0);
    expect(dataLayer).toEqual([{ event: 'own', offerId: 'o', time: expect.any(Number) }]);
  });

  it('sends every event with session and device to 1ds with the fixed settings (TEL-1)', async () => {
    const client = testClient({
      telemetry: { adapter: '1ds', instrumentationKey: 'key', endpointUrl: 'https://collect.example' },
    });
    client.telemetry.report('one', { a: 1 });
    client.telemetry.report('two', {});
    await until(() => track.mock.calls.length === 2);
    expect(initialize).toHaveBeenCalledTimes(1);
    expect(initialize.mock.calls[0]![0]).toEqual({
      instrumentationKey: 'key',
      endpointUrl: 'https://collect.example',
      maxMessageLimit: 25,
      diagnosticLogInterval: 10_000,
      extensionConfig: { PostChannel: channelConfiguration },
    });
    expect(channelConfiguration).toEqual({
      eventsLimitInMem: 10_000,
      immediateEventLimit: 500,
      maxEventRetryAttempts: 6,
      maxUnloadEventRetryAttempts: 2,
      requestLimit: { requestLimit: [3_900_000, 65_000], recordLimit: [2_000_000, 65_000] },
    });
    const [one, two] = track.mock.calls.map(
      ([event]) =>
        event as { name: string; data: object; ext: { app: { sesId: string }; device: { localId: string } } },
    );
    expect(one).toMatchObject({
      name: 'one',
      data: { a: 1 },
      ext: { app: { sesId: expect.stringMatching(/^[\da-f-]{36}$/) } },
    });
    expect(two!.ext).toEqual(one!.ext);
    expect(constants).toMatchObject({
      sessionMaxMs: 86_400_000,
      sessionIdleMs: 1_800_000,
      sessionRefreshMs: 60_000,
      cookieMaxAgeSeconds: 31_536_000,
      maxBackOffMs: 600_000,
    });
    expect(client.page.window.document.cookie).toContain('cobble_session=');
  });

  it('reports a missing 1ds key, and calls still work', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const client = testClient({ telemetry: { adapter: '1ds' } });
    client.respond(() => json({ version: '1' }));
    expect(await client.downloads.latest()).toEqual({ version: '1' });
    await until(() => warn.mock.calls.length > 0);
    expect(warn.mock.calls[0]!.join(' ')).toMatch(/telemetry\.adapter 1ds failed\..*telemetry\.instrumentationKey/);
  });
});

describe('collector session (TEL-1)', () => {
  const hour = 3_600_000;
  const now = 1_800_000_000_000;
  const renew = (acquired: number, renewed: number) =>
    renewSession({ id: 'old', acquired, renewed }, now, () => 'new').id;

  it('ends the session after 24 hours, after 30 idle minutes, or if a date is in the future', () => {
    expect(renew(now - 24 * hour, now - 1)).toBe('old');
    expect(renew(now - 24 * hour - 1, now - 1)).toBe('new');
    expect(renew(now - hour, now - hour / 2)).toBe('old');
    expect(renew(now - hour, now - hour / 2 - 1)).toBe('new');
    expect(renew(now + 1, now)).toBe('new');
    expect(renew(now - 1, now + 1)).toBe('new');
  });

  it('renews the session at most once in 60 seconds', () => {
    const session = { id: 'a', acquired: now - hour, renewed: now - 59_999 };
    expect(renewSession(session, now, () => 'new')).toBe(session);
    expect(renewSession({ ...session, renewed: now - 60_000 }, now, () => 'new')).toEqual({
      id: 'a',
      acquired: now - hour,
      renewed: now,
    });
  });

  it('reads the session from its record, but not from a malformed one', () => {
    expect(parseSession('a|1|2')).toEqual({ id: 'a', acquired: 1, renewed: 2 });
    for (const text of [undefined, '', 'a', 'a|1', '|1|2', 'a|x|2', 'a|1|']) expect(parseSession(text)).toBeUndefined();
  });
});
