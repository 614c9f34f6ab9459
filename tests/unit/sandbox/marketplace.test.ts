// @vitest-environment node
import { expect, it } from 'vitest';
import type { MarketplaceItem } from '../../../src/services/marketplace/answers';
import { headersOf, runningSandbox } from './running-sandbox';

const { ask, get } = runningSandbox();
const { mcToken } = headersOf();
const base = '/api/v1.0/en-us';

interface Listed {
  items: MarketplaceItem[];
  count: number;
  contentCategories: Record<string, number>;
}
const list = async (path: string) => (await get(base + path)).body as Listed;
const titles = async (path: string) => (await list(path)).items.map(({ title = '' }) => title);

// MKT-1
it('lists items, including unrated, discounted and free ones, by date, limit, query and filter', async () => {
  const { items, count } = await list('/marketplace');
  expect([new Set(items.map(({ productId }) => productId)).size, count]).toEqual([items.length, items.length]);
  for (const is of [{ rating: 0 }, { originalPrice: expect.any(Number) as number }, { price: 0 }])
    expect(items).toContainEqual(expect.objectContaining(is));
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const [after, before] = [daysAgo(300), daysAgo(60)];
  const dated = (await list(`/marketplace?before=${before}&after=${after}`)).items.map((one) => one.releaseDate!);
  expect(dated.length).toBeGreaterThan(3);
  expect(dated.filter((date) => date >= before || date <= after)).toEqual([]);
  expect((await list(`/marketplace?after=${daysAgo(7)}`)).items.length).toBeGreaterThan(3);
  const limited = await list('/marketplace?limit=5');
  expect([limited.items.length, limited.count]).toEqual([5, count]);
  expect(await titles('/marketplace?query=frozen%20CASTLE')).toEqual(['Frost Keep']);
  const free = 'filter%5Bcategory%5D=skins&filter%5Bcategory%5D=addon&filter%5Bprice%5D=free';
  expect((await titles(`/marketplace?${free}`)).sort()).toEqual(['Football Cup', 'Signal Flags']);
});

it("answers in the locale's language, and in English for other locales", async () => {
  const label = async (locale: string) =>
    ((await get(`/api/v1.0/${locale}/marketplace?query=Frost%20Keep`)).body as Listed).items[0]!.categoryLabel;
  expect([await label('sv-se'), await label('de-at'), await label('fi-fi')]).toEqual(['Värld', 'Welt', 'World']);
});

// MKT-2
it('pages through search results without repeats, by relevance or title', async () => {
  const seen: string[] = [];
  for (let page = 1, last = ['']; last.length; page++) {
    last = await titles(`/search?page=${page}&pageSize=10`);
    seen.push(...last);
  }
  expect([seen.length, new Set(seen).size]).toEqual([(await list('/search')).count, seen.length]);
  expect((await titles('/search?query=bees'))[0]).toBe('Better Bees');
  const sorted = [...seen].sort((a, b) => a.localeCompare(b, 'en'));
  expect(await titles('/search?sortType=asc&pageSize=100')).toEqual(sorted);
  expect(await titles('/search?sortType=desc&pageSize=100')).toEqual(sorted.reverse());
});

// MKT-2 ARE-12
it('filters a search by author, productId, tag and category, counts, and searches the whole site', async () => {
  const { items } = await list('/search?author=Mossworks&pageSize=100');
  expect(new Set(items.map(({ author }) => author))).toEqual(new Set(['Mossworks']));
  const two = items.slice(0, 2);
  const ids = two.map(({ productId }) => productId).join('%2C');
  expect((await titles(`/search?productId=${ids}`)).sort()).toEqual(two.map(({ title }) => title!).sort());
  for (const { tags } of (await list('/search?tag=adventure%2Cpuzzle')).items)
    expect(tags).toEqual(expect.arrayContaining(['adventure', 'puzzle']));
  expect(await list('/search?category=world&countOnly=true')).toMatchObject({ items: [], count: 18 });
  const site = await list('/search?newSearch=true&pageSize=100');
  const { contentCategories: counts } = site;
  expect(Object.keys(counts).sort()).toEqual(['Community', 'Game', 'Marketplace', 'News', 'Support']);
  expect([site.items.length, Object.values(counts).reduce((sum, one) => sum + one)]).toEqual([site.count, site.count]);
  for (const [query, category] of Object.entries({ 'newsOnly=true': 'News', 'category=Support': 'Support' }))
    expect(new Set((await list(`/search?${query}`)).items.map((one) => one.contentCategory))).toEqual(
      new Set([category]),
    );
});

it('reports ownership only to signed-in players', async () => {
  const { productId } = (await list('/search?query=frost')).items[0]!;
  const body = { offerId: productId, transactionType: 'purchase', virtualCurrency: { amount: 830, type: 'Minecoin' } };
  await ask('POST', '/api/v1.0/transaction/virtual', { headers: mcToken, body });
  const item = `${base}/marketplace/auth/item/frost-keep`;
  expect((await get(item, mcToken)).body).toMatchObject({ isOwned: true });
  expect((await get(item, headersOf('Other').mcToken)).body).toMatchObject({ isOwned: false });
  expect((await get(`${base}/marketplace/item/frost-keep`)).body).not.toHaveProperty('isOwned');
});

it('sends an ETag for cached calls and 304 if it matches', async () => {
  const popular = `${base}/marketplace/popular`;
  const etag = (await get(popular)).headers.get('etag')!;
  expect((await get(popular, { 'if-none-match': etag })).status).toBe(304);
  expect((await get(popular, { 'if-none-match': '"x"' })).status).toBe(200);
  expect((await get(`${base}/search`)).headers.get('etag')).toBeNull();
});

// MKT-7 MKT-8
it('turns granted offers into entitlements, but none of a list with an unknown one', async () => {
  const entitled = async (...ids: string[]) =>
    (await get(`/api/v1.0/grant/entitlement?${ids.map((id) => `entitlement=${id}`).join('&')}`, mcToken)).body;
  const grant = (query: string) => ask('PUT', `/api/v1.0/grant/offer?${query}`, { headers: mcToken });
  expect((await grant('offer=one&offer=missing-1')).status).toBe(404);
  const [pack, one] = [
    { id: 'welcome-pack', isEntitled: true },
    { id: 'one', isEntitled: false },
  ];
  const cape = { id: 'winter-cape', isEntitled: false, title: 'The winter cape' };
  expect(await entitled('welcome-pack', 'one', 'winter-cape')).toEqual({ entitlements: [pack, one, cape] });
  expect((await grant('offer=one')).status).toBe(200);
  expect(await entitled('one')).toEqual({ entitlements: [{ id: 'one', isEntitled: true }] });
});
