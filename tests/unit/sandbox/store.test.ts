// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sandboxSettings } from '../../../examples/sandbox/settings';
import type { Catalog as AnyCatalog, CurrencyRefresh, Inventory, Region } from '../../../src/services/store/answers';
import { headersOf, runningSandbox } from './running-sandbox';

// The sandbox's answers are whole.
type Catalog = Required<AnyCatalog>;

const sandbox = runningSandbox();
const { ask, get } = sandbox;
const { mcToken, bearer } = headersOf();

const refresh = async (platformStoreOfferId?: string, headers = mcToken) =>
  (
    (await ask('POST', '/currencies/virtual/refresh', { headers, body: { platformStoreOfferId } }))
      .body as CurrencyRefresh
  ).result!;
const balance = async () => (await refresh()).virtualCurrency!.balances![0]!.amount;
const buy = (offerId: string, amount: number, more: Record<string, unknown> = {}) =>
  ask('POST', '/api/v1.0/transaction/virtual', {
    headers: mcToken,
    body: {
      offerId,
      transactionType: 'purchase',
      useTitlePlayerId: false,
      virtualCurrency: { amount, type: 'Minecoin' },
      ...more,
    },
  });
const statusOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return [status, (body as { code?: string }).code];
};

describe('purchases (STO-5)', () => {
  it('lower the balance, and what was bought is in the inventory', async () => {
    const before = await balance();
    expect((await buy('any-offer', 320)).status).toBe(200);
    expect(await balance()).toBe(before! - 320);
    const { body } = await get('/api/v1.0/player/inventory/offersandsubscriptions', mcToken);
    expect((body as Inventory).result!.inventory!.entitlements).toContainEqual(
      expect.objectContaining({ offerId: 'any-offer', source: 'purchase' }),
    );
  });

  it('are refused as the service does, and cost nothing then', async () => {
    const item = ((await get('/api/v1.0/en-us/marketplace/item/frost-keep')).body as { productId: string }).productId;
    expect(await statusOf(buy('any', 99_999))).toEqual([402, 'InsufficientFunds']);
    expect(await statusOf(buy('owned-1', 1))).toEqual([409, 'AlreadyOwned']);
    expect(await statusOf(buy('unavailable-1', 1))).toEqual([412, 'PreconditionFailed']);
    expect(await statusOf(buy(item, 1))).toEqual([422, 'PriceChanged']);
    expect(await statusOf(buy('missing-1', 1))).toEqual([404, 'OfferNotFound']);
    expect(await balance()).toBe(1720);
    expect((await buy(item, 830)).status).toBe(200);
    expect(await statusOf(buy(item, 830))).toEqual([409, 'AlreadyOwned']);
    expect(await balance()).toBe(890);
  });

  // STO-5 MKT-3, threat 4
  it('of a product of the catalog cost what its item says, by the offer that it names', async () => {
    const { body } = await get('/api/v1.0/sv-se/marketplace/item/9CBL0PASS001');
    expect(body).toEqual({ productId: '9CBL0PASS001', offerId: 'pass-one-month', price: 990, title: 'Marknadspass' });
    expect(await statusOf(buy('pass-one-month', 1))).toEqual([422, 'PriceChanged']);
    expect((await buy('pass-one-month', 990)).status).toBe(200);
  });

  it.each([
    [{ offerId: '' }],
    [{ transactionType: 'gift' }],
    [{ virtualCurrency: { amount: 1, type: 'Emerald' } }],
    [{ virtualCurrency: { amount: -1, type: 'Minecoin' } }],
    [{ virtualCurrency: undefined }],
  ])('%j is no purchase', async (more) => {
    expect((await buy('any', 1, more)).status).toBe(400);
  });
});

describe('the balance (STO-6, STO-7)', () => {
  it('grows by a coin pack, once', async () => {
    const [pack] = sandboxSettings('').minecoinProducts!;
    expect((await refresh(pack)).virtualCurrency!.balances![0]!.amount).toBe(2040);
    expect((await refresh(pack)).virtualCurrency!.balances![0]!.amount).toBe(2040);
  });

  it('is pending twice, or fails, for the offers that are there for it', async () => {
    expect([
      (await refresh('pending-1')).status,
      (await refresh('pending-1')).status,
      (await refresh('pending-1')).status,
    ]).toEqual(['Unknown', 'Unknown', 'Success']);
    expect(await refresh('failing-1')).toEqual({ status: 'Failure', statusCode: 424 });
  });

  it('needs the token and belongs to one player', async () => {
    await buy('any', 700);
    expect((await refresh(undefined, headersOf('Other').mcToken)).virtualCurrency!.balances![0]!.amount).toBe(1720);
    expect((await ask('POST', '/currencies/virtual/refresh', { body: {} })).status).toBe(401);
  });

  it('there are eight coin packs', () => {
    // STO-8
    expect(sandboxSettings('').minecoinProducts).toHaveLength(8);
  });
});

describe('inventory (STO-2)', () => {
  const path = '/api/v1.0/player/inventory/offersandsubscriptions';

  it('has an ETag that changes with what is owned', async () => {
    const first = (await get(path, mcToken)).headers.get('inventoryetag')!;
    expect(first).toBeTruthy();
    expect((await get(`${path}?inventoryETag=${encodeURIComponent(first)}`, mcToken)).status).toBe(204);
    expect((await get(path, { ...mcToken, 'if-none-match': first })).status).toBe(304);
    await buy('any', 1);
    const next = await get(`${path}?inventoryETag=${encodeURIComponent(first)}`, mcToken);
    expect([next.status, next.headers.get('inventoryetag') === first]).toEqual([200, false]);
  });
});

describe('entitlements (STO-1)', () => {
  it('come with signatures to who asks with a UUID', async () => {
    const { body } = await get('/entitlements?requestId=0b9f7b0e-5c55-4a55-a555-0b9f7b0e5c55', bearer);
    expect(body).toMatchObject({
      items: expect.arrayContaining([{ name: 'game', source: 'PURCHASE', signature: expect.stringMatching(/^ey/) }]),
      signature: expect.any(String),
      keyId: '1',
    });
    const { status, body: refused } = await get('/entitlements', bearer);
    expect([status, Object.keys(refused)]).toEqual([
      400,
      ['path', 'errorType', 'error', 'errorMessage', 'developerMessage'],
    ]);
    expect((await get('/entitlements?requestId=0b9f7b0e-5c55-4a55-a555-0b9f7b0e5c55')).status).toBe(401);
  });
});

describe('the catalog (STO-3)', () => {
  const ask = async (bigIds: string, more = 'market=us&actionFilter=Purchase%2CGift') =>
    (await get(`/catalog?ms-cv=a.0&languages=en-us&${more}&bigIds=${bigIds}`)).body as Catalog;

  it('gives the products that it knows, in the order asked', async () => {
    const { Products, BigIds, TotalResultCount } = await ask('9CBL0REALM10%2Cnone%2C9CBL0COIN001');
    expect([Products.map(({ ProductId }) => ProductId), BigIds, TotalResultCount]).toEqual([
      ['9CBL0REALM10', '9CBL0COIN001'],
      expect.objectContaining({ length: 3 }),
      2,
    ]);
  });

  it('filters availabilities by what can be done with them', async () => {
    const available = (catalog: Catalog) =>
      catalog.Products[0]!.DisplaySkuAvailabilities!.map(
        ({ Sku, Availabilities }) => `${Sku!.SkuId}:${Availabilities!.length}`,
      );
    expect(available(await ask('9CBL0GAME001'))).toEqual(['0001:0', '0010:1', '0011:1']);
    expect(available(await ask('9CBL0GAME001', 'market=us'))).toEqual(['0001:1', '0010:1', '0011:1']);
    expect(available(await ask('9CBL0OLD0001'))).toEqual(['0010:0']);
  });

  it('has a product that is free, one that can only be redeemed, and two outside their dates', async () => {
    const way = async (id: string) =>
      (await ask(id, 'market=jp')).Products[0]!.DisplaySkuAvailabilities![0]!.Availabilities![0]!;
    expect((await way('9CBL0FREE001')).OrderManagementData!.Price).toMatchObject({ ListPrice: 0, CurrencyCode: 'JPY' });
    expect((await way('9CBL0CODE001')).Actions).not.toContain('Purchase');
    expect(Date.parse((await way('9CBL0PAST001')).Conditions!.EndDate!)).toBeLessThan(Date.now());
    expect(Date.parse((await way('9CBL0SOON001')).Conditions!.StartDate!)).toBeGreaterThan(Date.now());
  });

  it('prices by market: its money, its skus, sale and recurrence', async () => {
    const swedish = (await ask('9CBL0GAME001', 'market=se')).Products[0]!;
    expect(swedish.DisplaySkuAvailabilities!.map(({ Sku }) => Sku!.SkuId)).toContain('0012');
    expect(swedish.DisplaySkuAvailabilities![1]!.Availabilities![0]!.OrderManagementData!.Price).toMatchObject({
      CurrencyCode: 'SEK',
      ListPrice: 330,
      MSRP: 330,
    });
    expect(
      (await ask('9CBL0PASS001')).Products[0]!.DisplaySkuAvailabilities![0]!.Availabilities![0]!.OrderManagementData!
        .Price,
    ).toMatchObject({ CurrencyCode: 'USD', ListPrice: 1.99, MSRP: 3.99, RecurrencePrice: 3.99 });
  });

  it.each([
    'languages=en-us&market=us',
    'languages=en-us&market=usa&bigIds=9CBL0COIN001',
    'market=us&bigIds=9CBL0COIN001',
  ])('refuses %s in its own words', async (query) => {
    const { status, body } = await get(`/catalog?${query}`);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'BadRequest', innererror: expect.anything() }),
    ]);
  });
});

describe('regions (STO-4)', () => {
  it('are all countries, named and sorted in the language', async () => {
    const regions = (await get('/regions?data=countryregion&lang=sv-se&format=json')).body as Region[];
    expect(regions.length).toBeGreaterThan(240);
    expect(regions.find(({ MSCode }) => MSCode === 'DE')).toMatchObject({
      CountryRegionName: 'Tyskland',
      MSLong: 'DEU',
      TAPICode: '49',
    });
    expect(regions.slice(-2).map(({ CountryRegionName }) => CountryRegionName)).toEqual(['Österrike', 'Östtimor']);
  });

  it.each(['lang=en-us', 'data=countryregion&format=xml', 'data=countryregion&format=json&lang=%3Cb%3E'])(
    'refuse ?%s',
    async (query) => {
      expect((await get(`/regions?${query}`)).status).toBe(400);
    },
  );
});
