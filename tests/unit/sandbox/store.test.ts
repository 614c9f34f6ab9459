// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sandboxSettings } from '../../../examples/sandbox/settings';
import type { Catalog as AnyCatalog, CurrencyRefresh, Inventory } from '../../../src/services/store/answers';
import { headersOf, runningSandbox } from './running-sandbox';

type Catalog = Required<AnyCatalog>;

const { ask, get } = runningSandbox();
const { mcToken } = headersOf();
const inventory = '/api/v1.0/player/inventory/offersandsubscriptions';

const refresh = async (platformStoreOfferId?: string, headers = mcToken) => {
  const { body } = await ask('POST', '/currencies/virtual/refresh', { headers, body: { platformStoreOfferId } });
  return (body as CurrencyRefresh).result!;
};
const balance = async (offer?: string, headers = mcToken) =>
  (await refresh(offer, headers)).virtualCurrency!.balances![0]!.amount;
const buy = async (offerId: string, amount: number) => {
  const body = { offerId, transactionType: 'purchase', virtualCurrency: { amount, type: 'Minecoin' } };
  return (await ask('POST', '/api/v1.0/transaction/virtual', { headers: mcToken, body })).status;
};

// STO-5 to STO-8
describe('coins', () => {
  it('buys an item at its price for the player alone, once, and adds it to the inventory', async () => {
    const { productId } = (await get('/api/v1.0/en-us/marketplace/item/frost-keep')).body as { productId: string };
    expect([await balance(), await buy(productId, 1), await buy('any', 99_999)]).toEqual([1720, 422, 402]);
    expect([await balance(), await buy(productId, 830), await buy(productId, 830)]).toEqual([1720, 200, 409]);
    expect([await balance(), await balance(undefined, headersOf('Other').mcToken)]).toEqual([890, 1720]);
    const bought = expect.objectContaining({ offerId: productId, source: 'purchase' });
    expect(((await get(inventory, mcToken)).body as Inventory).result!.inventory!.entitlements).toContainEqual(bought);
  });

  // MKT-3, threat 4
  it("buys a catalog product at its item's price by the offer that it names", async () => {
    const { body } = await get('/api/v1.0/sv-se/marketplace/item/9CBL0PASS001');
    expect(body).toEqual({ productId: '9CBL0PASS001', offerId: 'pass-one-month', price: 990, title: 'Marknadspass' });
    expect([await buy('pass-one-month', 1), await buy('pass-one-month', 990)]).toEqual([422, 200]);
  });

  it('adds coins once for each of eight packs, which stay pending or fail for the test offers', async () => {
    const [pack, ...others] = sandboxSettings('').minecoinProducts!;
    expect([await balance(pack), await balance(pack), others.length]).toEqual([2040, 2040, 7]);
    const pending = async () => (await refresh('pending-1')).status;
    expect([await pending(), await pending(), await pending()]).toEqual(['Unknown', 'Unknown', 'Success']);
    expect(await refresh('failing-1')).toEqual({ status: 'Failure', statusCode: 424 });
  });
});

// STO-2
it('returns an inventory ETag that changes with the owned items', async () => {
  const etag = (await get(inventory, mcToken)).headers.get('inventoryetag')!;
  const known = `${inventory}?inventoryETag=${encodeURIComponent(etag)}`;
  expect([(await get(known, mcToken)).status, etag.length > 0]).toEqual([204, true]);
  expect((await get(inventory, { ...mcToken, 'if-none-match': etag })).status).toBe(304);
  await buy('any', 1);
  const next = await get(known, mcToken);
  expect([next.status, next.headers.get('inventoryetag') === etag]).toEqual([200, false]);
});

// STO-3
describe('catalog', () => {
  const catalog = async (bigIds: string, more = 'market=us&actionFilter=Purchase%2CGift') =>
    (await get(`/catalog?ms-cv=a.0&languages=en-us&${more}&bigIds=${bigIds}`)).body as Catalog;
  const skus = async (id: string, more?: string) => (await catalog(id, more)).Products[0]!.DisplaySkuAvailabilities!;
  const way = async (id: string, more?: string) => (await skus(id, more))[0]!.Availabilities![0]!;
  const price = async (...of: Parameters<typeof way>) => (await way(...of)).OrderManagementData!.Price;

  it('returns the known products in the requested order', async () => {
    const { Products, BigIds, TotalResultCount } = await catalog('9CBL0REALM10%2Cnone%2C9CBL0COIN001');
    expect(Products.map(({ ProductId }) => ProductId)).toEqual(['9CBL0REALM10', '9CBL0COIN001']);
    expect([(BigIds as string[]).length, TotalResultCount]).toEqual([3, 2]);
  });

  it('marks what can be bought, given, only redeemed, or bought on other dates only', async () => {
    const available = async (...of: Parameters<typeof skus>) =>
      (await skus(...of)).map(({ Sku, Availabilities }) => `${Sku!.SkuId}:${Availabilities!.length}`);
    expect(await available('9CBL0GAME001')).toEqual(['0001:0', '0010:1', '0011:1']);
    expect(await available('9CBL0GAME001', 'market=us')).toEqual(['0001:1', '0010:1', '0011:1']);
    expect(await available('9CBL0OLD0001')).toEqual(['0010:0']);
    expect((await way('9CBL0CODE001', 'market=jp')).Actions).not.toContain('Purchase');
    expect(Date.parse((await way('9CBL0PAST001', 'market=jp')).Conditions!.EndDate!)).toBeLessThan(Date.now());
    expect(Date.parse((await way('9CBL0SOON001', 'market=jp')).Conditions!.StartDate!)).toBeGreaterThan(Date.now());
  });

  it('returns catalog prices by market, with discounts and recurrence', async () => {
    expect(await price('9CBL0FREE001', 'market=jp')).toMatchObject({ ListPrice: 0, CurrencyCode: 'JPY' });
    const pass = { CurrencyCode: 'USD', ListPrice: 1.99, MSRP: 3.99, RecurrencePrice: 3.99 };
    expect(await price('9CBL0PASS001')).toMatchObject(pass);
  });
});
