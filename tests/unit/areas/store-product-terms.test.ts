// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { owns } from '../../../src/areas/store/parts/catalog-product';
import { termsOf } from '../../../src/areas/store/store-product/terms-of';
import { oneItem } from '../../../src/services/marketplace/answers';
import { readAnswer } from '../../../src/services/shape/read-answer';
import { inventory as inventoryShape } from '../../../src/services/store/answers';

// ARE-5 STO-2
describe('owns', () => {
  const inventory = (entitlements: unknown) => readAnswer(inventoryShape, { result: { inventory: { entitlements } } });
  it('finds an id in any field, and nothing in malformed lists', () => {
    expect(owns(inventory([null, 'P1', { offer: 'P1' }]), ['P1'])).toBe(true);
    for (const list of [undefined, 'P1', [null], [['x']], [{ id: { P1: 1 } }]])
      expect(owns(inventory(list), ['P1'])).toBe(false);
    expect(owns(inventory([{ id: '' }]), ['', undefined])).toBe(false);
    expect(owns(undefined, ['P1'])).toBe(false);
  });
});
// threat 4
describe('terms-of', () => {
  const read = (answer: unknown) => readAnswer(oneItem, answer);
  const page = { productId: 'P', offerId: 'P', amount: 0 };
  it("sells an item without an offer by its id, and one without a price for the page's price", () => {
    expect(termsOf({ productId: 'P', title: 'T', price: 0 }, page)).toEqual({ title: 'T', amount: 0 });
    expect(termsOf({ productId: 'P', title: 'T' }, { ...page, amount: 9 })).toEqual({ title: 'T', amount: 9 });
    expect(termsOf(read({ productId: 'P', title: 'T', price: '9' }), { ...page, amount: 9 })).toEqual({
      title: 'T',
      amount: 9,
    });
  });

  it.each([null, 7, 'P', { productId: { toString: 1 }, title: {}, price: [] }])('rejects the item %j', (item) => {
    expect(termsOf(read(item), page)).toBe('offer');
  });

  it.each([{}, [], true])('reports another price for the invalid price %j', (price) => {
    expect(termsOf(read({ productId: 'P', title: 'T', price }), page)).toBe('price');
  });

  // MKT-3: `store-product` used not to sell an item with this structure, although `marketplace-item` showed it.
  it('reads an item that is nested in `item`', () => {
    const item = { productId: 'P', title: 'T', price: 5 };
    expect(termsOf(read({ item }), { ...page, amount: 5 })).toEqual({ title: 'T', amount: 5 });
    expect(termsOf(read({ item }), page)).toBe('price');
    expect(termsOf(read({ ...item, productId: 'Q', item }), { ...page, amount: 5 })).toBe('offer');
  });

  it('treats a price of null as missing', () => {
    expect(termsOf(read({ productId: 'P', title: 'T', price: null }), page)).toEqual({ title: 'T', amount: 0 });
  });
});
