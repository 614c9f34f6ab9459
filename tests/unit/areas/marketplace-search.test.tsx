import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MarketplaceSearch } from '../../../src/areas/market/marketplace-search/marketplace-search';
import { description } from '../../../src/areas/market/marketplace-search/marketplace-search.widget';
import { foundItems, tileItem, tileItems } from '../../../src/areas/market/parts/tile-items';
import { marketplaceList, marketplacePage, oneItem } from '../../../src/services/marketplace/answers';
import { readAnswer } from '../../../src/services/shape/read-answer';
import { renderArea } from './support';

const validItem = (answer: unknown) => tileItem(readAnswer(oneItem, answer));
const validItems = (items: unknown) => tileItems(readAnswer(marketplaceList, { items })?.items);
const readList = (answer: unknown) => foundItems(readAnswer(marketplacePage, answer));
const item = (n: number, more: object = {}) => ({ productId: `p${n}`, title: `Item ${n}`, ...more });
const show = (search: (...args: never[]) => unknown, address = '/', props: { pageSize?: number } = {}) => {
  history.replaceState(null, '', address);
  return renderArea(MarketplaceSearch, description, { groups: { marketplace: { search } }, props });
};
const button = (all: (selector: string) => Element[], name: string) =>
  all('button').find((one) => one.textContent === name) as HTMLButtonElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', '/');
});

// ARE-4
describe('tile-items', () => {
  it('drops invalid items, and invalid fields of valid items', () => {
    expect(validItems([null, 7, 'x', {}, { title: 'a' }, { productId: 'b' }, item(1)])).toHaveLength(1);
    for (const list of [undefined, null, 'x', { 0: item(1) }]) expect(validItems(list)).toEqual([]);
    expect(
      validItem({
        productId: 7,
        title: '<script>',
        rating: '9',
        price: '310',
        originalPrice: {},
        imageUrl: 'javascript:1',
        marketplaceURL: 'data:text/html,x',
        author: { toString: 1 },
        isOwned: 'yes',
        tags: 'all',
      }),
    ).toMatchObject({
      productId: '7',
      title: '<script>',
      rating: 5,
      price: 310,
      originalPrice: undefined,
      imageUrl: undefined,
      marketplaceURL: undefined,
      author: undefined,
      isOwned: undefined,
      tags: [],
    });
  });

  it('limits the number of tags, and removes duplicates', () => {
    expect(validItem(item(1, { tags: Array.from({ length: 10_000 }, (_, i) => `t${i}`) }))!.tags).toHaveLength(20);
    expect(validItem(item(1, { tags: ['a', 'a', null, 'b'] }))!.tags).toEqual(['a', 'b']);
  });

  it('ignores a rating that is an object, and keeps the item', () => {
    expect(validItems([item(1, { rating: { valueOf: 1, toString: 1 } }), item(2)])).toHaveLength(2);
  });
});

// ARE-4 MKT-2
describe('found-items', () => {
  // MKT-2: the site's real search answers in this form, in which the area used to find nothing.
  it('reads { result: { results, count } } with pages that have a URL but neither id nor rating', () => {
    const { items, count } = readList({
      result: {
        count: 51,
        results: [{ title: 'News', image: '/n.svg', url: '/news', tags: null, time: 1 }, { title: 'No address' }, null],
      },
    });
    expect(count).toBe(51);
    expect(items).toEqual([
      expect.objectContaining({
        productId: '/news',
        title: 'News',
        imageUrl: '/n.svg',
        marketplaceURL: '/news',
        rating: undefined,
        tags: [],
      }),
    ]);
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['result'],
    [{ result: null }],
    [{ result: [] }],
    [{ result: { results: 'all', count: {} } }],
  ])('reads %j as an empty list', (answer) => {
    expect(readList(answer)).toEqual({ items: [], count: 0 });
  });

  it('rates an item 0 if it has a price or a rating of 0', () => {
    expect(
      readList({
        items: [
          { title: 'a', productId: 'a', price: 0 },
          { title: 'b', productId: 'b', rating: 0 },
        ],
      }).items.map(({ rating }) => rating),
    ).toEqual([0, 0]);
  });
});

describe('marketplace-search', () => {
  // MKT-2
  it('shows pages of the site without ratings, and tags by their last segment', async () => {
    const { text, all } = await show(
      vi.fn(async () => ({
        result: {
          count: 1,
          results: [{ title: 'News', url: '/news', tags: ['site:north/deep-dives', 'light', 'odd/'] }],
        },
      })),
    );
    expect(text('li a')).toBe('News (opens in a new tab)');
    expect(all('[aria-pressed]').map((one) => one.textContent)).toEqual(['deep-dives', 'light', 'odd/']);
  });

  it("searches for the URL's words", async () => {
    const search = vi.fn(async () => ({ items: [item(1)], count: 30 }));
    const { text } = await show(search, '/?mp-q=castle&mp-sort=desc&mp-tags=a,b&mp-page=2');
    expect(search).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: 'castle', sortType: 'desc', tag: ['a', 'b'], page: 2, pageSize: 12 }),
      expect.anything(),
    );
    expect(text('nav')).toContain('Page 2 of 3');
    expect(text()).toContain('30 items');
  });

  it.each(['?mp-sort=evil&mp-page=-3', '?mp-page=NaN&mp-sort=__proto__', '?mp-page=1e999'])(
    'corrects the invalid values in the URL %s',
    async (address) => {
      const search = vi.fn(async () => ({ items: [item(1)], count: 1 }));
      await show(search, `/${address}`);
      expect(search).toHaveBeenLastCalledWith(
        expect.objectContaining({
          sortType: 'rel',
          page: expect.toSatisfy((page: number) => page >= 1 && page <= 9999),
        }),
        expect.anything(),
      );
    },
  );

  it('rounds a page size of 2.5 down to 2', async () => {
    const search = vi.fn(async () => ({ items: [item(1)], count: 6 }));
    const { text } = await show(search, '/', { pageSize: 2.5 });
    expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ pageSize: 2 }), expect.anything());
    expect(text('nav')).toContain('Page 1 of 3');
  });

  it('shows the last page if the URL names a later one', async () => {
    const search = vi.fn(async ({ page }: { page: number }) => ({ items: page > 2 ? [] : [item(page)], count: 20 }));
    const { settle, text } = await show(search, '/?mp-page=50&other=1');
    await settle();
    expect(text('li')).toContain('Item 2');
    expect(location.search).toBe('?mp-page=2&other=1');
  });

  it("doesn't jump from page to page if the service reports a count without items", async () => {
    const search = vi.fn(async () => ({ items: [], count: 20 }));
    const { settle, text } = await show(search, '/?mp-page=50');
    await settle();
    expect(search.mock.calls.length).toBeLessThanOrEqual(2);
    expect(text()).toContain('No results.');
  });

  it('keeps the focus in the results when paging', async () => {
    const { all, act, settle, root } = await show(async () => ({ items: [item(1)], count: 20 }));
    await act(() => button(all, 'Next').click());
    await settle();
    expect(location.search).toBe('?mp-page=2');
    expect(root.activeElement?.hasAttribute('aria-busy')).toBe(true);
  });

  it('ignores a late response to an older query', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const search = vi.fn(() => new Promise((done) => answers.push(done)));
    const { text, act, settle, find } = await show(search);
    await act(() => {
      history.pushState(null, '', '/?mp-q=b');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await settle();
    expect(find<HTMLInputElement>('input').value).toBe('b');
    await act(() => answers.at(-1)!({ items: [item(2)], count: 1 }));
    await act(() => answers[0]!({ items: [item(1)], count: 1 }));
    await settle();
    expect(text()).toContain('Item 2');
    expect(text()).not.toContain('Item 1');
  });

  it('searches immediately on Enter, without the trailing space', async () => {
    const search = vi.fn(async () => ({ items: [], count: 0 }));
    const { find, act, settle, text } = await show(search);
    await act(() => {
      // React ignores values set through its own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(find('input'), 'sea ');
      find('input').dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(() => {
      find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await settle();
    await vi.waitFor(() =>
      expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'sea' }), expect.anything()),
    );
    expect(text()).toContain('No results.');
  });

  it.each([['a,b'], ['x'.repeat(600)]])("hides a tag that the URL can't represent", async (tag) => {
    const { all } = await show(async () => ({ items: [item(1, { tags: [tag, 'sea'] })], count: 1 }));
    expect(all('button[aria-pressed]').map((one) => one.textContent)).toEqual(['sea']);
  });

  it('shows at most 24 tags, and toggles one', async () => {
    const items = Array.from({ length: 200 }, (_, n) =>
      item(n, { tags: Array.from({ length: 50 }, (_, i) => `t${n}-${i}`) }),
    );
    const { all, act, settle } = await show(async () => ({ items, count: 200 }));
    expect(all('button[aria-pressed]')).toHaveLength(24);
    await act(() => all('button[aria-pressed]')[0]!.click());
    await settle();
    expect(all('button[aria-pressed=true]').map((one) => one.textContent)).toEqual(['t0-0']);
    await act(() => all('button[aria-pressed=true]')[0]!.click());
    await settle();
    expect(all('button[aria-pressed=true]')).toEqual([]);
  });

  it.each([['many'], [-3], [{ toString: 1, valueOf: 1 }], [null], ['1e999']])(
    'ignores the invalid count %j',
    async (count) => {
      const { text, all } = await show(async () => ({ items: [item(1)], count }));
      expect(text()).toContain('1 item');
      expect(all('nav')).toEqual([]);
    },
  );

  it('offers a retry after a failure', async () => {
    const search = vi
      .fn()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue({ items: [item(1)], count: 1 });
    const { find, act, settle, text } = await show(search);
    await act(() => find('[role=alert] button').click());
    await settle();
    expect(text()).toContain('Item 1');
  });
});
