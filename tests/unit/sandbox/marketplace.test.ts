// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { MarketplaceItem } from '../../../src/services/marketplace/answers';
import { headersOf, runningSandbox } from './running-sandbox';

const sandbox = runningSandbox();
const { ask, get } = sandbox;
const { mcToken } = headersOf();
const base = '/api/v1.0/en-us';

interface Listed {
  items: MarketplaceItem[];
  count: number;
  contentCategories: Record<string, number>;
}
const list = async (path: string, headers?: Record<string, string>) =>
  (await get(base + path, headers)).body as Listed & Record<string, never>;

describe('list (MKT-1)', () => {
  it('gives items with all that a tile shows', async () => {
    const { items, count } = await list('/marketplace');
    expect(items.length).toBeGreaterThan(40);
    expect(count).toBe(items.length);
    for (const item of items) {
      expect(item).toMatchObject({
        productId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: expect.any(String),
        author: expect.any(String),
        rating: expect.any(Number),
        price: expect.any(Number),
        category: expect.stringMatching(/^(world|skins|textures|mashup|addon)$/),
        categoryLabel: expect.any(String),
        imageAltText: expect.any(String),
        imageUrl: expect.stringContaining(sandbox.origin),
        marketplaceURL: expect.stringContaining(sandbox.origin),
      });
    }
    expect(new Set(items.map(({ productId }) => productId!)).size).toBe(items.length);
    expect(items.some(({ rating }) => rating === 0)).toBe(true);
    expect(items.some(({ originalPrice }) => originalPrice)).toBe(true);
    expect(items.some(({ price }) => price === 0)).toBe(true);
  });

  it('keeps to before, after, limit, query and filters', async () => {
    const { items } = await list('/marketplace?before=2026-10-01&after=2026-01-31');
    expect(items.length).toBeGreaterThan(3);
    for (const { releaseDate } of items)
      expect(String(releaseDate) < '2026-10-01' && String(releaseDate) > '2026-01-31').toBe(true);
    const limited = await list('/marketplace?limit=5');
    expect([limited.items.length, limited.count > 40]).toEqual([5, true]);
    expect((await list('/marketplace?query=frozen%20CASTLE')).items.map(({ title }) => title)).toEqual(['Frost Keep']);
    const filtered = await list(
      '/marketplace?filter%5Bcategory%5D=skins&filter%5Bcategory%5D=addon&filter%5Bprice%5D=free',
    );
    expect(filtered.items.map(({ title }) => title).sort()).toEqual(['Football Cup', 'Signal Flags']);
  });

  it.each(['before=yesterday', 'after=2026-13-45', 'limit=0', 'limit=x'])('refuses ?%s', async (query) => {
    expect((await get(`${base}/marketplace?${query}`)).status).toBe(400);
  });

  it('answers in the locale’s language, and in English where it has none', async () => {
    const label = async (locale: string) =>
      ((await get(`/api/v1.0/${locale}/marketplace?query=Frost%20Keep`)).body as Listed).items[0]!.categoryLabel;
    expect([await label('sv-se'), await label('de-at'), await label('fi-fi')]).toEqual(['Värld', 'Welt', 'World']);
  });
});

describe('search (MKT-2)', () => {
  it('pages through everything without a repeat, and past the end is empty', async () => {
    const seen: string[] = [];
    for (let page = 1; page < 10; page++) {
      const { items, count } = await list(`/search?page=${page}&pageSize=10`);
      if (!items.length) {
        expect(seen).toHaveLength(count);
        break;
      }
      seen.push(...items.map(({ productId }) => productId!));
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('puts the best match first, or sorts by title', async () => {
    expect((await list('/search?query=bees')).items[0]!.title).toBe('Better Bees');
    const titles = (await list('/search?sortType=asc&pageSize=100')).items.map(({ title = '' }) => title);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
    expect((await list('/search?sortType=desc&pageSize=100')).items.map(({ title }) => title)).toEqual(
      titles.reverse(),
    );
    expect((await get(`${base}/search?sortType=best`)).status).toBe(400);
  });

  it('narrows by author, productId, tag, category and counts only', async () => {
    const { items } = await list('/search?author=Mossworks&pageSize=100');
    expect(new Set(items.map(({ author }) => author))).toEqual(new Set(['Mossworks']));
    const ids = items.slice(0, 2).map(({ productId }) => productId);
    expect(
      (await list(`/search?productId=${ids.join('%2C')}`)).items.map(({ productId }) => productId!).sort(),
    ).toEqual([...ids].sort());
    for (const { tags } of (await list('/search?tag=adventure%2Cpuzzle')).items)
      expect(tags).toEqual(expect.arrayContaining(['adventure', 'puzzle']));
    const counted = await list('/search?category=world&countOnly=true');
    expect([counted.items, counted.count]).toEqual([[], 18]);
  });

  it('searches the whole site when asked, in the five content categories', async () => {
    // ARE-12
    const { contentCategories, items, count } = await list('/search?newSearch=true&pageSize=100');
    expect(Object.keys(contentCategories).sort()).toEqual(['Community', 'Game', 'Marketplace', 'News', 'Support']);
    expect([items.length, Object.values(contentCategories).reduce((sum, one) => sum + one)]).toEqual([count, count]);
    expect(new Set((await list('/search?newsOnly=true')).items.map(({ contentCategory }) => contentCategory))).toEqual(
      new Set(['News']),
    );
    expect(
      new Set((await list('/search?category=Support')).items.map(({ contentCategory }) => contentCategory)),
    ).toEqual(new Set(['Support']));
  });
});

describe('signed in (SVC-6)', () => {
  it.each([
    '/auth/marketplace',
    '/auth/search',
    '/marketplace/auth/popular',
    '/marketplace/auth/promotiondetails',
    '/marketplace/auth/marketplace-pass',
    '/marketplace/auth/item/frost-keep',
  ])('%s needs the token', async (path) => {
    expect((await get(base + path)).status).toBe(401);
    expect((await get(base + path, mcToken)).status).toBe(200);
    expect((await get(base + path.replace('auth/', ''))).status).toBe(200);
  });

  it('says what the player owns; anonymous answers don’t', async () => {
    await ask('POST', '/api/v1.0/transaction/virtual', {
      headers: mcToken,
      body: {
        offerId: (await list('/search?query=frost')).items[0]!.productId,
        transactionType: 'purchase',
        virtualCurrency: { amount: 830, type: 'Minecoin' },
      },
    });
    expect((await get(`${base}/marketplace/auth/item/frost-keep`, mcToken)).body).toMatchObject({ isOwned: true });
    expect((await get(`${base}/marketplace/item/frost-keep`)).body).not.toHaveProperty('isOwned');
    expect((await get(`${base}/marketplace/auth/item/frost-keep`, headersOf('Other').mcToken)).body).toMatchObject({
      isOwned: false,
    });
  });
});

it('popular, promotions and pass keep what they promise', async () => {
  // MKT-4, MKT-5, MKT-6
  expect((await list('/marketplace/popular')).items).toHaveLength(12);
  const promotion = await list('/marketplace/promotiondetails?filter%5Bcategory%5D=world');
  expect(promotion.items.length).toBeGreaterThan(1);
  for (const { originalPrice, price, category } of promotion.items)
    expect([Number(originalPrice) > Number(price), category]).toEqual([true, 'world']);
  for (const { isInPass } of (await list('/marketplace/marketplace-pass')).items) expect(isInPass).toBe(true);
});

it('an item has its screenshots, all pictures are drawn, and an unknown one is a 404', async () => {
  // MKT-3
  const item = (await get(`${base}/marketplace/item/harbour-folk`)).body as MarketplaceItem & {
    screenshots: { url: string }[];
  };
  for (const url of [item.imageUrl!, ...item.screenshots.map((one) => one.url)]) {
    const picture = await fetch(url);
    expect([picture.status, picture.headers.get('content-type'), (await picture.text()).slice(0, 4)]).toEqual([
      200,
      'image/svg+xml',
      '<svg',
    ]);
  }
  expect((await get(`${base}/marketplace/item/none`)).status).toBe(404);
});

it('answers that the client keeps have an ETag, and 304 to who knows it', async () => {
  const { headers } = await get(`${base}/marketplace/popular`);
  const etag = headers.get('etag')!;
  expect((await get(`${base}/marketplace/popular`, { 'if-none-match': etag })).status).toBe(304);
  expect((await get(`${base}/marketplace/popular`, { 'if-none-match': '"x"' })).status).toBe(200);
  expect((await get(`${base}/search`)).headers.get('etag')).toBeNull();
});

describe('offers (MKT-7, MKT-8)', () => {
  const entitled = async (...ids: string[]) =>
    (
      (await get(`/api/v1.0/grant/entitlement?${ids.map((id) => `entitlement=${id}`).join('&')}`, mcToken)).body as {
        entitlements: unknown[];
      }
    ).entitlements;

  it('granted are entitlements from then on', async () => {
    expect(await entitled('welcome-pack', 'one', 'two')).toEqual([
      { id: 'welcome-pack', isEntitled: true },
      { id: 'one', isEntitled: false },
      { id: 'two', isEntitled: false },
    ]);
    expect((await ask('PUT', '/api/v1.0/grant/offer?offer=one&offer=two', { headers: mcToken })).status).toBe(200);
    expect(await entitled('one', 'two')).toEqual([
      { id: 'one', isEntitled: true },
      { id: 'two', isEntitled: true },
    ]);
  });

  it('have a title where they have a name', async () => {
    expect(await entitled('winter-cape')).toEqual([{ id: 'winter-cape', isEntitled: false, title: 'The winter cape' }]);
  });

  it('that are unknown or over grant nothing, not even the others named', async () => {
    expect((await ask('PUT', '/api/v1.0/grant/offer?offer=one&offer=missing-1', { headers: mcToken })).status).toBe(
      404,
    );
    expect((await ask('PUT', '/api/v1.0/grant/offer?offer=over-1', { headers: mcToken })).status).toBe(410);
    expect((await ask('PUT', '/api/v1.0/grant/offer', { headers: mcToken })).status).toBe(400);
    expect(await entitled('one')).toEqual([{ id: 'one', isEntitled: false }]);
  });

  it('need the token', async () => {
    // SVC-7
    expect((await ask('PUT', '/api/v1.0/grant/offer?offer=one')).status).toBe(401);
    expect((await get('/api/v1.0/grant/entitlement?entitlement=one')).status).toBe(401);
  });
});
