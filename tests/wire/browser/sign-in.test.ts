import type { Page } from 'puppeteer';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxSettings } from '../../../examples/sandbox/settings';
import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import { sampleOf } from '../../browser/sample-of';
import { callInPage } from './call-in-page';
import type { Client } from './wire-pages';
import { wirePages } from './wire-pages';

const wire = wirePages();
beforeEach(() => wire.reset());

type Auth = {
  isLoggedIn(): boolean;
  gamertag(): string | undefined;
  login(options?: object): void;
  logout(): Promise<void>;
};
const auth = <T>(page: Page, ask: (auth: Auth) => T) =>
  page.evaluate(`(async () => (${ask.toString()})((await window.client).auth))()`) as Promise<T>;

const stored = (page: Page) =>
  page.evaluate(() => ({
    keys: Object.keys(localStorage)
      .filter((key) => !key.startsWith('cobble'))
      .sort(),
    cookies: document.cookie
      .split('; ')
      .map((pair) => pair.split('=')[0]!)
      .filter(Boolean)
      .sort(),
  }));

const signIn = async (client: Client, gamertag?: string): Promise<{ page: Page; home: string }> => {
  const page = await wire.open(client, undefined, sandboxSettings(wire.origin));
  const home = page.url();
  await Promise.all([
    page.waitForNavigation(),
    // The navigation may end the evaluation.
    auth(page, (one) => one.login({ returnUrl: `${location.pathname}?back=1` })).catch(() => {}),
  ]);
  expect(new URL(page.url()).pathname).toBe('/__sandbox/sign-in');
  if (gamertag)
    await page.$eval(
      '[name=gamertag]',
      (input, value) => {
        (input as HTMLInputElement).value = value;
      },
      gamertag,
    );
  await page.click('button[type=submit]');
  await page.waitForFunction('location.search === "?back=1" && document.readyState === "complete"');
  return { page, home };
};

describe.each(sampleOf(['tag', 'module'] as const, 1))('the client from the %s', (client) => {
  it('signs in at the provider and stores everything that AUT-4 lists', async () => {
    const { page, home } = await signIn(client, 'Alex Stone');
    expect(page.url()).toBe(`${home}?back=1`);
    expect(await auth(page, (one) => [one.isLoggedIn(), one.gamertag()])).toEqual([true, 'Alex Stone']);
    expect(await stored(page)).toEqual({
      keys: [
        'IsNewProfileEnabled',
        'LoginType',
        'expiration',
        'flights',
        'marketplaceToken',
        'minecraft',
        'playFabToken',
        'realmsToken',
        'xboxToken',
      ],
      cookies: ['access', 'bearer', 'session_username'],
    });
    expect(await callInPage(page, { group: 'profile', method: 'get', args: [] })).toMatchObject({
      data: { name: 'Alex Stone' },
    });
  });

  it("signs out completely and reaches the site's root through the provider", async () => {
    // AUT-3, AUT-8
    const { page } = await signIn(client);
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await auth(page, (one) => one.logout()).catch(() => {});
    await page.waitForFunction('location.pathname === "/"');
    expect(seen).toEqual(['/__sandbox/sign-out', '/']);
    expect(await stored(page)).toEqual({ keys: [], cookies: [] });
  });
});

it('never redirects to a foreign page, whatever the URL contains', async () => {
  const page = await wire.open('tag');
  await page.goto(`${wire.origin}/en-us/login?return_url=${encodeURIComponent('https://evil.example/')}`);
  await page.click('button[type=submit]');
  await page.waitForFunction('location.pathname === "/"');
  expect(new URL(page.url()).origin).toBe(wire.origin);
});

const everyCall: readonly (readonly [group: string, method: string, ...args: unknown[]])[] = [
  ['marketplace', 'list', { limit: 5, after: '2025-01-01', filters: { category: 'world' } }],
  ['marketplace', 'search', { query: 'caves', newSearch: true }],
  ['marketplace', 'item', 'frost-keep'],
  ['marketplace', 'popular'],
  ['marketplace', 'promotionDetails', { filters: { sale: true } }],
  ['marketplace', 'pass', { filters: [{ name: 'category', value: 'skins' }] }],
  ['marketplace', 'grantOffers', ['a b', 'c']],
  ['marketplace', 'entitlements', ['a b', 'd']],
  ['newsletter', 'country'],
  ['newsletter', 'subscribe', { email: 'a@b.example' }],
  ['downloads', 'links'],
  ['downloads', 'latest'],
  ['realms', 'nextAvailable'],
  ['realms', 'check'],
  ['realms', 'redeem', { platformStoreOfferId: 'o' }],
  ['realms', 'subscriptions', 'me'],
  ['helpCentre', 'articles', { labels: ['realms'] }],
  ['helpCentre', 'suggested'],
  ['helpCentre', 'search', { query: 'coins' }],
  ['helpCentre', 'serverStatus'],
  ['helpCentre', 'sections'],
  ['helpCentre', 'categories'],
  ['helpCentre', 'article', 360040300301],
  ['helpCentre', 'vote', 360040300301, 'up'],
  ['support', 'ticketForm', 360001900401],
  ['support', 'ticketFields'],
  ['support', 'dynamicContent'],
  ['support', 'locales'],
  ['support', 'challenge', 'Image'],
  ['support', 'challenge', 'Audio'],
  ['support', 'createTicket', { subject: 'S' }],
  ['support', 'upload', { $file: { name: 'a.txt', type: 'text/plain', text: 'a' } }],
  ['store', 'entitlements'],
  ['store', 'inventory', {}],
  ['store', 'catalog', { bigIds: ['9CBL0GAME001'] }],
  ['store', 'regions', { lang: 'de-de' }],
  ['store', 'purchase', { offerId: 'o', amount: 20 }],
  ['store', 'refreshBalance'],
  ['profile', 'get'],
  ['profile', 'realms', 'me'],
  ['profile', 'pauseSubscription', 718200],
  ['profile', 'resumeSubscription', 718200],
  ['profile', 'gamertagPicture'],
  ['profile', 'redeemCape'],
];

it('covers the whole route table with its calls', () => {
  const rows = Object.values(routes)
    .flatMap((group) => Object.values<Route>(group))
    .filter(({ group }) => group !== 'experiments')
    .map(({ group, name }) => `${group}.${name}`);
  // Corrects the list for calls that load under another name or need another call's response.
  const named = new Set([...everyCall.map(([group, method]) => `${group}.${method}`), 'support.removeUpload']);
  named.delete('helpCentre.suggested');
  expect([...named].sort()).toEqual(rows.sort());
});

// Runs with the client that the tests above don't sample.
it.each(sampleOf(['module', 'tag'] as const, 1))('makes every call as a signed-in player (%s)', async (client) => {
  const { page } = await signIn(client);
  const failed: unknown[] = [];
  for (const [group, method, ...args] of everyCall) {
    const outcome = await callInPage(page, { group, method, args });
    if (outcome.error || outcome.isNaN) failed.push({ group, method, outcome });
  }
  expect(failed).toEqual([]);
  const asked = (await wire.received()).filter(({ call }) => call);
  expect(asked.filter(({ status }) => status! >= 300)).toEqual([]);
});

it('sees earlier changes in later calls: coins, offers, votes, capes, subscriptions', async () => {
  const { page } = await signIn('tag');
  const call = async (group: string, method: string, ...args: unknown[]) =>
    (await callInPage(page, { group, method, args })).data as never;
  const { balance } = (await call('store', 'refreshBalance')) as { balance: number };
  expect(await call('store', 'purchase', { offerId: 'hat', amount: 100 })).toBe(true);
  expect(await call('store', 'purchase', { offerId: 'hat', amount: 100 })).toBe(409);
  expect(await call('store', 'purchase', { offerId: 'boat', amount: 100_000 })).toBe(402);
  expect(await call('store', 'refreshBalance')).toMatchObject({ balance: balance - 100, status: 'Success' });

  const inventory = (await call('store', 'inventory', {})) as { inventoryETag: string };
  expect(await call('store', 'inventory', inventory)).toBeUndefined();
  await call('marketplace', 'grantOffers', ['lamp']);
  expect(await call('store', 'inventory', inventory)).toMatchObject({
    result: { inventory: { entitlements: expect.arrayContaining([expect.objectContaining({ offerId: 'lamp' })]) } },
  });
  expect(await call('marketplace', 'entitlements', ['lamp', 'none'])).toMatchObject({
    entitlements: [{ isEntitled: true }, { isEntitled: false }],
  });

  const votes = async () =>
    ((await call('helpCentre', 'article', 360040300301)) as { article: { vote_sum: number } }).article.vote_sum;
  const before = await votes();
  await call('helpCentre', 'vote', 360040300301, 'up');
  await call('helpCentre', 'vote', 360040300301, 'down');
  expect(await votes()).toBe(before - 1);

  await call('profile', 'redeemCape');
  expect(((await call('profile', 'get')) as { capes: unknown[] }).capes).toHaveLength(4);

  expect(await call('profile', 'pauseSubscription', 718200)).toBe('paused');
  expect(await call('profile', 'pauseSubscription', 718200)).toBe('paused'); // The service's 404 counts as paused.
  expect(await call('profile', 'realms', 'me')).toMatchObject({ paymentIsActive: false });
});

it('stores a ticket with its uploads, except removed ones', async () => {
  // SUP-6, SUP-7
  const { page } = await signIn('module');
  const call = async (method: string, ...args: unknown[]) => callInPage(page, { group: 'support', method, args });
  const tokens: string[] = [];
  for (const name of ['kept.txt', 'taken-back.txt']) {
    const { data } = await call('upload', { $file: { name, type: 'text/plain', text: name } });
    tokens.push((data as { upload: { token: string } }).upload.token);
  }
  expect(await call('removeUpload', tokens[1])).toEqual({});
  expect(await call('removeUpload', tokens[1])).toMatchObject({ error: { status: 404 } });
  const challenge = await fetch(`${wire.origin}/api/v1.0/reportconcern/challenge?challengeType=Image`);
  const { id } = (await challenge.json()) as { id: string };
  const ticket = {
    subject: 'S',
    comment: { body: 'B', uploads: [tokens[0]] },
    requester: { name: 'A', email: 'a@b.example' },
  };
  expect(await call('createTicket', { ticket, challenge: { id, text: 'wrong' } })).toMatchObject({
    error: { status: 400 },
  });
  const again = await fetch(`${wire.origin}/api/v1.0/reportconcern/challenge?challengeType=Image`);
  const solved = { id: ((await again.json()) as { id: string }).id, text: again.headers.get('x-sandbox-challenge') };
  expect(await call('createTicket', { ticket, challenge: solved })).toMatchObject({ data: { ticket: { id: 480001 } } });
  const state = (await (await fetch(`${wire.origin}/__sandbox/state`)).json()) as { tickets: unknown };
  expect(state.tickets).toMatchObject([{ id: 480001, attachments: [{ fileName: 'kept.txt' }] }]);
});

it('shows a purchased item as owned by refreshing its cached answer', async () => {
  // MKT-4, STO-5
  const { page } = await signIn('tag');
  const owned = async () =>
    (
      (await callInPage(page, { group: 'marketplace', method: 'popular', args: [] })).data as {
        items: { productId: string; price: number; isOwned: boolean }[];
      }
    ).items[0]!;
  const { productId, price, isOwned } = await owned();
  expect(isOwned).toBe(false);
  expect(
    await callInPage(page, { group: 'store', method: 'purchase', args: [{ offerId: productId, amount: price }] }),
  ).toEqual({ data: true });
  await page.waitForFunction(async () => {
    const client = await (
      window as unknown as {
        client: Promise<{ marketplace: { popular(): Promise<{ items: { isOwned: boolean }[] }> } }>;
      }
    ).client;
    return (await client.marketplace.popular()).items[0]!.isOwned;
  });
});
