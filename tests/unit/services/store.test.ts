// @vitest-environment node

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundledRegions } from '../../../src/services/store/regions/bundled-regions';
import { regionsData } from '../../../src/services/store/regions/regions-data';
import { regionsSource } from '../../tools/countries/make-regions-data';
import { openPage } from '../../wire/open-page';
import { json, testClient } from './client';
import { until } from './until';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const balance = (status: string, amount = 5) =>
  json({
    result: {
      status,
      statusCode: 1,
      virtualCurrency: { balances: [{ type: 'Minecoin', amount }], inventoryVersion: '9' },
    },
  });

// STO-1
it('returns every entitlement, also those without a name', async () => {
  const client = testClient();
  const items = [{ name: 'game' }, { name: '' }, { id: 7 }, {}];
  client.respond(() => json({ items }));
  expect(await client.store.entitlements()).toEqual({ items });
});

describe('refreshing the balance (STO-7)', () => {
  /** Refreshes the balance. Returns the times of the requests (ms after the first) and the outcome. */
  const refresh = async (
    args: { platformStoreOfferId?: string; tries?: number },
    answers: readonly (() => Response)[],
  ) => {
    const client = testClient();
    const moments: number[] = [];
    let start: number | undefined;
    client.respond(() => {
      start ??= Date.now();
      moments.push(Date.now() - start);
      return (answers[moments.length - 1] ?? answers.at(-1)!)();
    });
    const outcome = client.store.refreshBalance(args).catch((error: unknown) => error);
    await until(() => moments.length === 1);
    await vi.advanceTimersByTimeAsync(60_000);
    return { moments, outcome: await outcome };
  };
  const fail = () => balance('Failure');
  const unknown = () => balance('Unknown');
  const success = () => balance('Success', 0);

  it('stops refreshing with the first Success, even if the balance is 0', async () => {
    expect(await refresh({}, [success])).toEqual({
      moments: [0],
      outcome: { balance: 0, status: 'Success', statusCode: 1, inventoryVersion: '9' },
    });
  });

  it.each([
    ['virtualCurrency', null],
    ['virtualCurrency', { balances: 0 }],
    ['virtualCurrency', { balances: [null, { type: 'Ruby' }] }],
    ['status', { toString: 1 }],
  ])('treats a %s of the wrong type as absent: %j', async (name, value) => {
    const answer = () => json({ result: { status: 'Success', [name]: value } });
    expect((await refresh({}, [answer])).outcome).toMatchObject(
      name === 'status'
        ? { name: 'BalanceError', message: 'Max Retry Reached' }
        : { status: 'Success', balance: undefined },
    );
  });

  it('waits 500 ms, then 1500 ms', async () => {
    expect((await refresh({}, [fail, unknown, success])).moments).toEqual([0, 500, 2000]);
  });

  it('sends at most three requests and then fails', async () => {
    expect(await refresh({}, [fail])).toMatchObject({
      moments: [0, 500, 2000],
      outcome: { message: 'Max Retry Reached', endpoint: '/currencies/virtual/refresh', status: 200 },
    });
  });

  it('returns the third answer unchanged with an offer and three attempts', async () => {
    expect(await refresh({ platformStoreOfferId: 'o' }, [unknown])).toMatchObject({
      moments: [0, 500, 2000],
      outcome: { status: 'Unknown', balance: 5 },
    });
    expect(await refresh({ platformStoreOfferId: 'o', tries: 3 }, [fail, fail, fail])).toMatchObject({
      outcome: { status: 'Failure' },
    });
  });

  it('fails to refresh with an offer and another number of attempts', async () => {
    expect(await refresh({ platformStoreOfferId: 'o', tries: 2 }, [fail])).toMatchObject({
      moments: [0, 500],
      outcome: { message: 'Max Retry Reached' },
    });
  });

  it('waits 2000 ms before each additional attempt', async () => {
    expect((await refresh({ tries: 5 }, [fail])).moments).toEqual([0, 500, 2000, 4000, 6000]);
  });

  it.each([1, 0, -1, NaN])('sends one request for %s attempts', async (tries) => {
    expect(await refresh({ tries }, [fail])).toMatchObject({ moments: [0], outcome: { message: 'Max Retry Reached' } });
  });

  it("returns an unknown status like any other that isn't Success", async () => {
    expect(await refresh({ platformStoreOfferId: 'o' }, [() => balance('Frozen')])).toMatchObject({
      outcome: { status: 'Frozen' },
    });
  });

  it('stops refreshing during a wait if its signal is aborted', async () => {
    const client = testClient();
    client.respond(fail);
    const controller = new AbortController();
    const outcome = client.store.refreshBalance({}, { signal: controller.signal }).catch((error: unknown) => error);
    await until(() => client.sent.length === 1);
    await vi.advanceTimersByTimeAsync(499);
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError', endpoint: '/currencies/virtual/refresh' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.sent).toHaveLength(1);
  });
});

describe('purchase (STO-5)', () => {
  const offer = { offerId: 'o1', amount: 310 };

  it('returns true, the HTTP status, or NaN', async () => {
    const client = testClient();
    for (const status of [402, 409, 412, 422, 500]) {
      client.respond(() => new Response('', { status }));
      expect(await client.store.purchase(offer)).toBe(status);
    }
    client.respond(() => new Response('not JSON', { status: 201 }));
    expect(await client.store.purchase(offer)).toBe(true);
    client.respond(() => {
      throw new TypeError('down');
    });
    expect(await client.store.purchase(offer)).toBeNaN();
    expect(client.sent).toHaveLength(7);
  });

  it('rejects a second one while one is pending, even from another client on the page', async () => {
    const client = testClient();
    const first = client.store.purchase(offer);
    await until(() => client.sent.length === 1);
    await expect(client.store.purchase({ offerId: 'o2', amount: 1 })).rejects.toMatchObject({
      name: 'BusyError',
      endpoint: '/api/v1.0/transaction/virtual',
      status: undefined,
    });
    const other = testClient({}, { page: client.page });
    await expect(other.store.purchase(offer)).rejects.toMatchObject({ name: 'BusyError' });
    expect(other.sent).toHaveLength(0);
    client.sent[0]!.answer(new Response(null, { status: 204 }));
    expect(await first).toBe(true);
    const next = client.store.purchase(offer);
    await until(() => client.sent.length + other.sent.length === 2);
    [...client.sent, ...other.sent][1]!.answer(new Response(null, { status: 204 }));
    expect(await next).toBe(true);
  });

  it('ends a purchase if its signal is aborted, so that the next one can start', async () => {
    const client = testClient();
    const controller = new AbortController();
    const first = client.store.purchase(offer, { signal: controller.signal }).catch((error: unknown) => error);
    await until(() => client.sent.length === 1);
    controller.abort();
    expect(await first).toMatchObject({ name: 'AbortError' });
    client.respond(() => new Response(null, { status: 204 }));
    expect(await client.store.purchase(offer)).toBe(true);
  });

  // A press used to be reported even if no request was sent. The outcome was never reported.
  it.each<[string, () => Response, object]>([
    ['success', () => new Response(null, { status: 204 }), { outcome: 'success', status: 204 }],
    ['a rejection', () => new Response('', { status: 402 }), { outcome: 'failure', status: 402 }],
    [
      'no response',
      () => {
        throw new TypeError('down');
      },
      { outcome: 'unknown', status: undefined },
    ],
  ])('reports Ms.Web.BuyNow when it is sent and then %s (SVC-3)', async (_, answer, result) => {
    const client = testClient();
    const events: [string, object][] = [];
    client.telemetry.onEvent(({ name, data }) => void events.push([name, data]));
    client.respond(answer);
    await client.store.purchase({ ...offer, storeId: 's' });
    const data = { offerId: 'o1', amount: 310, storeId: 's' };
    expect(events).toEqual([
      ['Ms.Web.BuyNow', data],
      ['Ms.Web.ApiPerf', expect.objectContaining({ endpoint: '/api/v1.0/transaction/virtual', method: 'POST' })],
      ['Ms.Web.BuyNowResult', { ...data, ...result }],
    ]);
  });

  it('reports nothing if nothing is sent: signed out, or while another one is pending (SVC-3)', async () => {
    const names: string[] = [];
    const visitor = testClient({}, { loggedIn: false });
    visitor.telemetry.onEvent(({ name }) => void names.push(name));
    expect(await visitor.store.purchase(offer)).toBeNaN();
    const player = testClient();
    const first = player.store.purchase(offer);
    await until(() => player.sent.length === 1);
    player.telemetry.onEvent(({ name }) => void names.push(name));
    await expect(player.store.purchase(offer)).rejects.toMatchObject({ name: 'BusyError' });
    expect(names).toEqual([]);
    player.sent[0]!.answer(new Response(null, { status: 204 }));
    await first;
  });
});

describe('regions (STO-4)', () => {
  it('falls back to the bundled English list of all countries and logs the failure', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const client = testClient();
    client.respond(() => new Response('', { status: 404 }));
    const regions = await client.store.regions({ lang: 'fr-fr' });
    expect(regions).toEqual(bundledRegions());
    expect(log).toHaveBeenCalledWith(expect.stringContaining('regions'), expect.objectContaining({ status: 404 }));
  });

  it('lists every country in the bundled list, with every specified field', () => {
    const regions = bundledRegions();
    expect(regions.length).toBeGreaterThanOrEqual(249);
    const fields = [
      'CountryRegionName',
      'LongName',
      'EntityID',
      'MSCode',
      'MSShort',
      'MSLong',
      'TAPICode',
      'CapitalMajorCity',
      'RegionalGroupings',
      'CountryRegionID',
    ];
    for (const region of regions) expect(Object.keys(region)).toEqual(fields);
    expect(new Set(regions.map(({ MSCode }) => MSCode)).size).toBe(regions.length);
    expect(regions.find(({ MSCode }) => MSCode === 'FI')).toEqual({
      CountryRegionName: 'Finland',
      LongName: 'Republic of Finland',
      EntityID: '246',
      MSCode: 'FI',
      MSShort: 'FI',
      MSLong: 'FIN',
      TAPICode: '358',
      CapitalMajorCity: 'Helsinki',
      RegionalGroupings: 'Europe',
      CountryRegionID: '246',
    });
    expect(regions.find(({ MSCode }) => MSCode === 'US')).toMatchObject({ TAPICode: '1' });
    expect(regions.find(({ MSCode }) => MSCode === 'VA')).toMatchObject({ TAPICode: '379' });
  });

  it('bundles a list of unique, complete and sorted countries', () => {
    const rows = regionsData.split('\n');
    expect([...new Set(rows.map((row) => row.slice(0, 2)))].sort()).toEqual(rows.map((row) => row.slice(0, 2)));
    const whole =
      /^[A-Z]{2}\|[A-Z]{3}\|\d{0,3}\|\d{0,7}\|[^|]+\|[^|]+\|[^|]*\|(Africa|Americas|Antarctic|Asia|Europe|Oceania)$/;
    expect(rows.filter((row) => !whole.test(row))).toEqual([]);
  });

  it("bundles a list of countries that matches its generator's output", { tags: 'all' }, async () => {
    expect(readFileSync('src/services/store/regions/regions-data.ts', 'utf8')).toBe(await regionsSource());
  });
});

describe('catalog (STO-3)', () => {
  it("requests the catalog for the visitor's country, or a territory's parent country (SVC-10)", async () => {
    const market = async (html: string): Promise<string | null> => {
      const client = testClient({}, { page: openPage('https://www.example.net/', html), loggedIn: false });
      client.respond(() => json({ Products: [] }));
      await client.store.catalog({ bigIds: '1', market: undefined, actionFilter: undefined });
      expect(new URL(client.sent[0]!.url).searchParams.get('actionFilter')).toBe('Purchase,Gift');
      return new URL(client.sent[0]!.url).searchParams.get('market');
    };
    const meta = (content: string) => market(`<!doctype html><meta name="cobble:country" content="${content}">`);
    expect(await meta('SE')).toBe('se');
    expect(await meta('ax')).toBe('fi');
    expect(await meta(' PR ')).toBe('us');
    expect(await meta('gg')).toBe('gb');
    expect(await meta('hk')).toBe('hk');
    expect(await meta('Finland')).toBe('us');
    expect(await meta('')).toBe('us');
    expect(await market('<!doctype html>')).toBe('us');
  });

  // STO-8
  it('requests the catalog for the configured Minecoin products by default', async () => {
    const client = testClient({ minecoinProducts: ['9A', '9B'] });
    client.respond(() => json({ Products: [] }));
    await client.store.catalog();
    await client.store.catalog({ bigIds: '9C' });
    expect(client.sent.map(({ url }) => new URL(url).searchParams.get('bigIds'))).toEqual(['9A,9B', '9C']);
  });

  it('requests the catalog with the next correlation vector each time', async () => {
    const client = testClient();
    client.respond(() => json({ Products: [] }));
    await client.store.catalog({ bigIds: '1' });
    await client.store.catalog({ bigIds: '1' });
    const [one, two] = client.sent.map(({ url }) => new URL(url).searchParams.get('ms-cv')!);
    expect(one).toMatch(/^[A-Za-z0-9+/]{21}[AQgw]\.\d+$/);
    expect(two!.split('.')).toEqual([one!.split('.')[0], String(Number(one!.split('.')[1]) + 1)]);
  });

  // A retry used to send the correlation vector of the first request again.
  it('repeats a catalog request with the next correlation vector, also in another form of the locale', async () => {
    const client = testClient({ locale: 'ja' });
    const statuses = [503, 404, 200];
    client.respond(() => json({ Products: [] }, { status: statuses[client.sent.length - 1] }));
    const answer = client.store.catalog({ bigIds: '1' });
    await until(() => client.sent.length === 1);
    await vi.advanceTimersByTimeAsync(100);
    await answer;
    const queries = client.sent.map(({ url }) => new URL(url).searchParams);
    expect(queries.map((query) => query.get('languages'))).toEqual(['ja', 'ja', 'ja-jp']);
    const [first, ...others] = queries.map((query) => query.get('ms-cv')!.split('.'));
    expect(others).toEqual([1, 2].map((step) => [first![0], String(Number(first![1]) + step)]));
  });
});
