// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { createStore, entries, keys } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../wire/open-page';
import { signedIn } from '../../wire/sign-in';
import type { TestClient } from './client';
import { json } from './client';
import { until } from './until';

// MKT-1: answers are cached per URL and token. The store module keeps its connection, so each test imports it again.
let testClient: (...given: Parameters<typeof import('./client').testClient>) => TestClient;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  ({ testClient } = await import('./client'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const stored = async (): Promise<number> => {
  // Opening a database that doesn't exist would create it, and the store module's own request would wait.
  const exists = (await indexedDB.databases()).some(({ name }) => name === 'cobble');
  return exists ? (await keys(createStore('cobble', 'answers'))).length : 0;
};
const settled = (count: number): Promise<void> => expect.poll(stored, { interval: 1 }).toBe(count);

const clientOf = (answer: object): TestClient => {
  const client = testClient();
  client.respond(() => json(answer));
  return client;
};

describe('cache', () => {
  it('answers the second call without a request, even on the next page (MKT-1, MKT-4, MKT-5, MKT-6)', async () => {
    const client = testClient();
    client.respond(({ url }) => json({ items: [{ productId: url }] }));
    const { marketplace } = client;
    const calls = [
      () => marketplace.list({ limit: 1 }),
      () => marketplace.popular(),
      () => marketplace.promotionDetails(),
      () => marketplace.pass(),
    ];
    const first = await Promise.all(calls.map((call) => call()));
    expect(client.sent).toHaveLength(4);
    await settled(4);
    expect(await Promise.all(calls.map((call) => call()))).toEqual(first);
    expect(client.sent).toHaveLength(4);
    // Don't sign in again: a second later, the token would differ.
    const next = testClient({}, { page: client.page, loggedIn: false });
    expect(await next.marketplace.popular()).toEqual(first[1]);
    expect(next.sent).toHaveLength(0);
  });

  it("doesn't store calls that aren't specified as cached (MKT-2, MKT-3)", async () => {
    const client = testClient();
    client.respond(() => json({}));
    for (let time = 0; time < 2; time++) {
      await client.marketplace.search({ query: 'a' });
      await client.marketplace.item('1');
    }
    expect(client.sent).toHaveLength(4);
  });

  it('separates URLs and tokens, and stores no token', async () => {
    const client = testClient();
    client.respond(({ init }) => json({ items: [], for: init.headers.Authorization ?? 'nobody' }));
    await client.marketplace.popular();
    await client.marketplace.list();
    const record = JSON.parse(client.page.window.localStorage.getItem('minecraft')!) as { mcToken: string };
    const other = `${record.mcToken}x`;
    client.page.window.localStorage.setItem('minecraft', JSON.stringify({ ...record, mcToken: other }));
    expect(await client.marketplace.popular()).toMatchObject({ for: other });
    await settled(3);
    const text = JSON.stringify((await entries(createStore('cobble', 'answers'))).map(([key]) => key));
    expect(text).not.toContain('ey');
  });

  it('revalidates after five minutes, with the ETag if the server sent one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = testClient();
    client.respond(({ init }) =>
      init.headers['If-None-Match'] === '"a"'
        ? new Response(null, { status: 304, headers: { ETag: '"a"' } })
        : json({ items: [{ title: 'old' }] }, { headers: { ETag: '"a"' } }),
    );
    await client.marketplace.popular();
    await settled(1);
    vi.setSystemTime(Date.now() + 301_000);
    expect(await client.marketplace.popular()).toEqual({ items: [{ title: 'old' }] });
    expect(client.sent).toHaveLength(2);
    expect(client.sent[1]!.init.headers['If-None-Match']).toBe('"a"');
    // Let the revalidation finish. The entry is then fresh for another five minutes.
    await until(() => true);
    await settled(1);
    expect(await client.marketplace.popular()).toEqual({ items: [{ title: 'old' }] });
    expect(client.sent).toHaveLength(2);
  });

  it("requests without If-None-Match if the host's CORS headers don't allow it", async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = testClient();
    client.respond(({ init }) => {
      if (init.headers['If-None-Match']) throw new TypeError('preflight');
      return json({ items: [{ title: 'new' }] }, { headers: { ETag: '"a"' } });
    });
    await client.marketplace.popular();
    await settled(1);
    vi.setSystemTime(Date.now() + 301_000);
    expect(await client.marketplace.popular()).toEqual({ items: [{ title: 'new' }] });
  });

  it('returns a separate object to each caller', async () => {
    const client = clientOf({ items: [] });
    const [one, two] = await Promise.all([client.marketplace.popular(), client.marketplace.popular()]);
    expect(client.sent).toHaveLength(1);
    one.items!.push({ productId: 'x', title: 'x' });
    expect(two.items).toEqual([]);
    expect((await client.marketplace.popular()).items).toEqual([]);
  });

  it('clears the cache at logout (AUT-8)', async () => {
    const client = clientOf({ items: [] });
    await client.marketplace.popular();
    await settled(1);
    await client.auth.logout();
    expect(await stored()).toBe(0);
  });

  it('clears the cache when another tab logs out, and then stores no pending answer', async () => {
    const client = testClient();
    const popular = client.marketplace.popular().catch((error: unknown) => error);
    await until(() => client.sent.length === 1);
    client.page.window.localStorage.clear();
    client.page.window.dispatchEvent(new client.page.window.StorageEvent('storage'));
    client.sent[0]!.answer(json({ items: ['private'] }));
    expect(await popular).toMatchObject({ name: 'SignedOutError' });
    await settled(0);
  });

  it('invalidates the cache by a purchase and by a grant', async () => {
    const client = clientOf({ items: [] });
    for (const change of [
      () => client.store.purchase({ offerId: 'o', amount: 1 }),
      () => client.marketplace.grantOffers(['o']),
    ]) {
      await client.marketplace.popular();
      await settled(1);
      await change();
      await settled(0);
    }
  });

  it.each([
    ['times out', () => json({}, { status: 504 }), 504],
    ['reports that the player already owns it', () => json({}, { status: 409 }), 409],
  ] as const)('invalidates the cache by a purchase whose answer %s', async (_, answer, status) => {
    const client = clientOf({ items: [] });
    await client.marketplace.popular();
    await settled(1);
    client.respond(answer);
    expect(await client.store.purchase({ offerId: 'o', amount: 1 })).toBe(status);
    await settled(0);
  });

  // SVC-4
  it('returns no data for a 204, and requests again the next time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = testClient();
    client.respond(() => json({ items: [{ title: 'old' }] }, { headers: { ETag: '"a"' } }));
    await client.marketplace.promotionDetails();
    await settled(1);
    vi.setSystemTime(Date.now() + 301_000);
    client.respond(() => new Response(null, { status: 204 }));
    for (const count of [2, 3]) {
      expect(await client.marketplace.promotionDetails()).toBeUndefined();
      expect(client.sent).toHaveLength(count);
    }
    client.respond(() => new Response(null, { status: 304 }));
    expect(await client.marketplace.promotionDetails()).toEqual({ items: [{ title: 'old' }] });
  });

  // MKT-1
  it.each<[string, (client: TestClient) => Promise<unknown>]>([
    ['purchase', ({ store }) => store.purchase({ offerId: 'o', amount: 1 })],
    ['grant', ({ marketplace }) => marketplace.grantOffers(['o'])],
  ])("doesn't store an answer requested before a %s that arrives after it", async (_, change) => {
    const client = testClient();
    const before = client.marketplace.popular();
    await until(() => client.sent.length === 1);
    const changed = change(client);
    await until(() => client.sent.length === 2);
    client.sent[1]!.answer(json({}));
    await changed;
    client.sent[0]!.answer(json({ items: [{ title: 'not owned' }] }));
    expect(await before).toEqual({ items: [{ title: 'not owned' }] });
    const after = client.marketplace.popular();
    await until(() => client.sent.length === 3);
    client.sent[2]!.answer(json({ items: [{ title: 'owned' }] }));
    expect(await after).toEqual({ items: [{ title: 'owned' }] });
    await settled(1);
    expect(await client.marketplace.popular()).toEqual({ items: [{ title: 'owned' }] });
  });

  it("doesn't store failures", async () => {
    const client = testClient();
    client.respond(() => new Response('<p>', { status: 200 }));
    await expect(client.marketplace.popular()).rejects.toMatchObject({ name: 'ParseError' });
    await settled(0);
  });

  it('limits its number of entries', async () => {
    const client = clientOf({ items: [] });
    for (let limit = 0; limit < 130; limit++) await client.marketplace.list({ limit });
    await until(() => true);
    expect(await stored()).toBeLessThanOrEqual(60);
    client.respond(() => json({ items: 'x'.repeat(500_001) }));
    await client.marketplace.list({ query: 'huge' });
    await until(() => true);
    expect((await keys(createStore('cobble', 'answers'))).some((key) => String(key).includes('huge'))).toBe(false);
  });
});

describe('calls without a cache', () => {
  const works = async (): Promise<void> => {
    const client = clientOf({ items: [{ title: 'x' }] });
    expect(await client.marketplace.popular()).toEqual({ items: [{ title: 'x' }] });
    expect(await client.marketplace.popular()).toEqual({ items: [{ title: 'x' }] });
    expect(client.sent).toHaveLength(2);
    await client.auth.logout();
    expect(client.visited).toHaveLength(1);
  };

  it('makes calls without a cache if there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await works();
  });

  it('makes calls without a cache if opening IndexedDB is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await works();
  });

  it('makes calls without a cache if storage is full', async () => {
    const { IDBObjectStore } = await import('fake-indexeddb');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await works();
    vi.restoreAllMocks();
  });

  it('makes calls without a cache if IndexedDB never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    await works();
  });

  it('waits only once for an IndexedDB that never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const client = clientOf({ items: [{ title: 'x' }] });
    const first = client.marketplace.popular();
    await vi.advanceTimersByTimeAsync(500);
    await first;
    const second = client.marketplace.popular();
    await vi.advanceTimersByTimeAsync(50);
    expect(client.sent).toHaveLength(2);
    await second;
  });
});

it('caches on plain http, where crypto.subtle is missing', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const page = openPage('http://www.example.net/en-us/');
  page.signIn(signedIn());
  const client = testClient({}, { page, loggedIn: false });
  client.respond(() => json({ items: [] }));
  await client.marketplace.popular();
  await settled(1);
  await client.marketplace.popular();
  expect(client.sent).toHaveLength(1);
  client.respond(() => json({ Products: [] }));
  await client.store.entitlements();
  await client.store.catalog({ bigIds: '1' });
  await client.realms.check();
  expect(client.sent).toHaveLength(4);
});
