// MKT-1 to MKT-3: marketplace areas validate items before they render them.
import { describe, expect, it } from 'vitest';
import { filtersOf } from '../../../src/areas/market/parts/filters-of';
import { foundItems, tileItem, tileItems } from '../../../src/areas/market/parts/tile-items';

describe('an item of the marketplace', () => {
  it('reads the fields of a tile from a marketplace item', () => {
    expect(
      tileItem({
        productId: 'p',
        title: 'Cave',
        author: 'Alex',
        rating: 4.5,
        price: 660,
        originalPrice: 990,
        category: 'add-on_pack',
        imageUrl: '/a.png',
        imageAltText: 'A cave',
        marketplaceURL: '/cave',
        description: 'Dark',
        tags: ['a', '', 'b', 'a'],
        isOwned: true,
      }),
    ).toEqual({
      productId: 'p',
      title: 'Cave',
      author: 'Alex',
      rating: 4.5,
      price: 660,
      originalPrice: 990,
      category: 'add-on_pack',
      categoryLabel: 'Add on pack',
      imageUrl: '/a.png',
      imageAltText: 'A cave',
      marketplaceURL: '/cave',
      description: 'Dark',
      tags: ['a', 'b'],
      isOwned: true,
    });
  });

  it('drops an item without a title, or without both id and address', () => {
    expect(tileItem(undefined)).toBeUndefined();
    expect(tileItem({ productId: 'p' })).toBeUndefined();
    expect(tileItem({ title: 'Cave' })).toBeUndefined();
    expect(tileItem({ title: 'Cave', url: '/cave' })).toMatchObject({ productId: '/cave', marketplaceURL: '/cave' });
    expect(tileItem({ title: 'Cave', url: '/a', marketplaceURL: '/b' })?.productId).toBe('/b');
  });

  it('rates an item from 0 to 5 if it can be rated', () => {
    const rating = (more: object) => tileItem({ productId: 'p', title: 'Cave', ...more })?.rating;
    expect([rating({ rating: 7 }), rating({ rating: -1 }), rating({ rating: 0 })]).toEqual([5, 0, 0]);
    expect([rating({ price: 0 }), rating({}), rating({ price: null })]).toEqual([0, undefined, undefined]);
  });

  it('reads no unsafe address, no original price of 0, and at most 20 tags', () => {
    const item = tileItem({
      productId: 'p',
      title: 'Cave',
      image: 'javascript:1',
      url: 'javascript:2',
      price: null,
      originalPrice: 0,
      categoryLabel: 'Own',
      category: 'x',
      tags: Array.from({ length: 30 }, (_, at) => `t${at}`),
    });
    expect(item).toMatchObject({
      imageUrl: undefined,
      marketplaceURL: undefined,
      price: undefined,
      originalPrice: undefined,
      categoryLabel: 'Own',
    });
    expect(item?.tags).toHaveLength(20);
    expect(tileItem({ productId: 'p', title: 'Cave', image: '/b.png' })).toMatchObject({
      imageUrl: '/b.png',
      categoryLabel: undefined,
      tags: [],
    });
  });

  it('lists all valid items, up to one more than the maximum', () => {
    expect(tileItems()).toEqual([]);
    expect(tileItems([{}, { productId: 'p', title: 'Cave' }]).map(({ productId }) => productId)).toEqual(['p']);
    expect(tileItems(Array.from({ length: 2010 }, (_, at) => ({ productId: `${at}`, title: 'x' })))).toHaveLength(2001);
  });

  it('reports the total count of found items, at least the number on the page', () => {
    const items = [{ productId: 'p', title: 'Cave' }];
    expect(foundItems({ items, count: 41.5 })).toMatchObject({ count: 41, items: [{ productId: 'p' }] });
    expect(foundItems({ result: { results: items, count: 7 } })).toMatchObject({
      count: 7,
      items: [{ productId: 'p' }],
    });
    expect(foundItems({ items })).toMatchObject({ count: 1 });
    expect(foundItems(undefined)).toEqual({ items: [], count: 0 });
  });

  it('filters items only by values that can be sent', () => {
    expect(filtersOf({ a: 'x', b: 0, c: false, d: ['y', null, 1, {}], e: null, f: {}, g: undefined })).toEqual({
      a: 'x',
      b: 0,
      c: false,
      d: ['y', 1],
    });
    expect(filtersOf()).toEqual({});
    expect(filtersOf({ a: Symbol('x'), b: 1n })).toEqual({});
  });
});
