// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ProductPrice } from '../../../src/areas/store/parts/price-of';
import { priceOf } from '../../../src/areas/store/parts/price-of';
import { readAnswer } from '../../../src/services/shape/read-answer';
import { catalogProduct } from '../../../src/services/store/answers';
import { dollars, product, sold } from './show-product';

// ARE-5 STO-3
describe('price-of', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const found = (one: never, market = 'US') => priceOf(readAnswer(catalogProduct, one) ?? {}, market, now);
  const priced = (one: never, market: string) => found(one, market) as ProductPrice;
  const dated = (StartDate: unknown, EndDate: unknown, ListPrice = 5) =>
    sold({ ...dollars, ListPrice }, { Conditions: { StartDate, EndDate } });

  it.each([
    ['2024-01-01T00:00:00.0000000Z', '9998-12-30T00:00:00.0000000Z'],
    ['1753-01-01T00:00:00.0000000Z', null],
    [undefined, undefined],
    ['soon', { never: 1 }],
    // Tolerate a visitor's clock that is wrong by up to five minutes.
    ['2026-03-01T12:04:00Z', undefined],
    [undefined, '2026-03-01T11:56:00Z'],
  ])('sells a product from %j to %j', (start, end) => {
    expect(priced(product([dated(start, end)]), 'US').amount).toBe(5);
  });

  it.each([
    ['2026-03-01T12:06:00Z', undefined],
    [undefined, '2026-03-01T11:54:00Z'],
    [undefined, '2025-01-01T00:00:00.0000000Z'],
  ])("doesn't sell a product from %j to %j", (start, end) => {
    expect(found(product([dated(start, end)]))).toBe('not-sold');
  });

  it('prefers the current price at the end of a sale to one within the clock tolerance', () => {
    expect(
      priced(product([dated(undefined, '2026-03-01T11:59:00Z', 1), dated('2026-03-01T11:59:00Z', undefined, 9)]), 'US')
        .amount,
    ).toBe(9);
    expect(
      priced(product([dated('2026-03-01T12:01:00Z', undefined, 1), dated(undefined, '2026-03-01T12:01:00Z', 9)]), 'US')
        .amount,
    ).toBe(9);
  });

  it("doesn't sell what can only be redeemed or given, or needs a membership first", () => {
    for (const Actions of [['Details', 'Redeem'], ['Details', 'Gift'], [], 'Purchase'])
      expect(found(product([sold(dollars, { Actions })]))).toBe('not-sold');
    expect(found(product([sold(dollars, { RemediationRequired: true })]))).toBe('not-sold');
    expect(priced(product([sold(dollars, { RemediationRequired: false })]), 'US').amount).toBe(19.99);
  });

  it('distinguishes products sold abroad, not sold, and unknown to the catalog', () => {
    expect(found(product([sold(dollars, { Markets: ['SE'] })]))).toBe('abroad');
    expect(found(product([sold(dollars, { Markets: ['SE'], Conditions: { EndDate: '2025-01-01' } })]))).toBe(
      'not-sold',
    );
    expect(found(product([]))).toBeUndefined();
    expect(found(product([sold(undefined)]))).toBeUndefined();
  });

  it('takes the purchasable availability of the market with the lowest rank', () => {
    expect(
      priced(
        product([
          sold({ ...dollars, ListPrice: 1 }, { Markets: ['SE'] }),
          sold({ ...dollars, ListPrice: 2 }, { Actions: ['Details'] }),
          sold({ ...dollars, ListPrice: 4 }, { DisplayRank: '2' }),
          sold({ ...dollars, ListPrice: 3 }, { DisplayRank: 1 }),
        ]),
        'us',
      ),
    ).toMatchObject({ amount: 3, currency: 'USD' });
  });

  it('prefers the preferred SKU over a lower rank', () => {
    const skus = [
      { Sku: { SkuId: 'a', Rank: 0 }, Availabilities: [sold({ ...dollars, ListPrice: 1 })] },
      { Sku: { SkuId: 'b', Rank: 9 }, Availabilities: [sold({ ...dollars, ListPrice: 2 })] },
    ];
    expect(priced({ PreferredSkuId: 'b', DisplaySkuAvailabilities: skus } as never, 'US').amount).toBe(2);
    expect(priced({ DisplaySkuAvailabilities: skus } as never, 'US').amount).toBe(1);
  });

  it("doesn't prefer a SKU without an id", () => {
    const skus = [
      { Sku: { Rank: 9 }, Availabilities: [sold({ ...dollars, ListPrice: 2 })] },
      { Sku: { SkuId: 'a', Rank: 1 }, Availabilities: [sold({ ...dollars, ListPrice: 1 })] },
    ];
    expect(priced({ DisplaySkuAvailabilities: skus } as never, 'US').amount).toBe(1);
  });

  it('returns the original price only if it is higher, and the recurring price only if there is one', () => {
    expect(priced(product([sold({ ...dollars, ListPrice: '5', MSRP: '10', RecurrencePrice: 7 })]), 'US')).toMatchObject(
      { amount: 5, before: 10, recurring: 7 },
    );
    expect(priced(product([sold({ ...dollars, MSRP: 19.99, RecurrencePrice: 0 })]), 'US')).toMatchObject({
      before: undefined,
      recurring: undefined,
    });
  });

  it('ignores a price without a valid currency', () => {
    expect(found(product([sold({ ListPrice: 5 })]))).toBeUndefined();
    expect(found(product([sold({ ListPrice: 5, CurrencyCode: 'dollars' })]))).toBeUndefined();
    expect(priced(product([sold({ ListPrice: 5, CurrencyCode: 'sek' })]), 'US').currency).toBe('SEK');
    expect(
      priced(product([sold({ ListPrice: 5 }, { DisplayRank: 0 }), sold(dollars, { DisplayRank: 1 })]), 'US').amount,
    ).toBe(19.99);
  });

  it('skips a broken availability before a valid one', () => {
    expect(
      priced(product([sold({ ListPrice: 'free' }, { DisplayRank: 0 }), sold(dollars, { DisplayRank: 1 })]), 'US')
        .amount,
    ).toBe(19.99);
  });

  it.each([[[null, sold(dollars)]], [[{}, 7, sold(dollars, { Markets: [null, { toString: 1 }, 'US'] })]]])(
    'ignores null and objects in lists',
    (list) => {
      expect(priced(product(list), 'US').amount).toBe(19.99);
    },
  );

  it('sells in every market if none is listed, and has no price without price, rank or actions', () => {
    expect(priced(product([sold(dollars, { Markets: undefined })]), 'SE').amount).toBe(19.99);
    expect(found(product([sold({ CurrencyCode: 'USD' })]))).toBeUndefined();
    expect(found(product([sold({ ...dollars, ListPrice: -1 })]))).toBeUndefined();
    expect(found(product([{ Actions: ['Purchase'] }]))).toBeUndefined();
    expect(found({ DisplaySkuAvailabilities: [{ Sku: { SkuId: 'S' } }] } as never)).toBeUndefined();
  });

  it('includes the last moment of the tolerance, and trims currency codes', () => {
    expect(priced(product([dated('2026-03-01T12:05:00Z', undefined)]), 'US').amount).toBe(5);
    expect(found(product([dated(undefined, '2026-03-01T11:55:00Z')]))).toBe('not-sold');
    expect(priced(product([sold({ ListPrice: 5, CurrencyCode: ' SEK ' })]), 'US').currency).toBe('SEK');
  });

  it('ranks an availability without a rank last', () => {
    const ways = [sold({ ...dollars, ListPrice: 1 }), sold({ ...dollars, ListPrice: 2 }, { DisplayRank: 7 })];
    expect(priced(product(ways), 'US').amount).toBe(2);
  });

  it('accepts 0 as a price', () => {
    expect(found(product([sold({ ...dollars, ListPrice: 0 })]))).toMatchObject({ amount: 0 });
  });

  it.each([null, undefined, 7, {}, { DisplaySkuAvailabilities: 'all' }, { DisplaySkuAvailabilities: [null, {}] }])(
    'returns no price for %j',
    (broken) => {
      expect(found(broken as never)).toBeUndefined();
    },
  );
});
