// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { owns } from '../../../src/areas/store/store-product/catalog-product';
import { termsOf } from '../../../src/areas/store/store-product/terms-of';
import { oneItem } from '../../../src/services/marketplace/answers';
import { readAnswer } from '../../../src/services/shape/read-answer';
import { inventory as inventoryShape } from '../../../src/services/store/answers';

// ARE-5 STO-2
describe('owns', () => {
  const inventory = (entitlements: unknown) => readAnswer(inventoryShape, { result: { inventory: { entitlements } } });
  it('finds an id in any field, and nothing in hostile lists', () => {
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
  it('an item without an offer of its own is sold by its id, one without a price for what the page says', () => {
    expect(termsOf({ productId: 'P', title: 'T', price: 0 }, page)).toEqual({ title: 'T', amount: 0 });
    expect(termsOf({ productId: 'P', title: 'T' }, { ...page, amount: 9 })).toEqual({ title: 'T', amount: 9 });
    expect(termsOf(read({ productId: 'P', title: 'T', price: '9' }), { ...page, amount: 9 })).toEqual({
      title: 'T',
      amount: 9,
    });
  });

  it.each([null, 7, 'P', { productId: { toString: 1 }, title: {}, price: [] }])('%j ties nothing together', (item) => {
    expect(termsOf(read(item), page)).toBe('offer');
  });

  it.each([{}, [], true])("a price that is %j, which nobody understands, is not the page's", (price) => {
    expect(termsOf(read({ productId: 'P', title: 'T', price }), page)).toBe('price');
  });

  // MKT-3: `marketplace-item` showed it, and `store-product` would not sell it.
  it('an item may stand under `item`', () => {
    const item = { productId: 'P', title: 'T', price: 5 };
    expect(termsOf(read({ item }), { ...page, amount: 5 })).toEqual({ title: 'T', amount: 5 });
    expect(termsOf(read({ item }), page)).toBe('price');
    expect(termsOf(read({ ...item, productId: 'Q', item }), { ...page, amount: 5 })).toBe('offer');
  });

  it('a price that is null is none', () => {
    expect(termsOf(read({ productId: 'P', title: 'T', price: null }), page)).toEqual({ title: 'T', amount: 0 });
  });
});
