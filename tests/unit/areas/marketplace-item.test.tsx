import { beforeEach, expect, it, vi } from 'vitest';
import { MarketplaceItem } from '../../../src/areas/market/marketplace-item/marketplace-item';
import { description } from '../../../src/areas/market/marketplace-item/marketplace-item.widget';
import { renderArea } from './support';

const show = (item: (...args: never[]) => unknown, productId: string | undefined = 'p') =>
  renderArea(MarketplaceItem, description, { groups: { marketplace: { item } }, props: { productId } });

beforeEach(() => history.replaceState(null, '', '/'));

// ARE-4 MKT-3
it('shows all details of an item, with numbers given as strings', async () => {
  const { text, find } = await show(async () => ({
    productId: 'p',
    title: 'Castle',
    author: 'Ann',
    rating: '4.5',
    price: '310',
    originalPrice: 500,
    description: 'Big.',
    tags: ['sea', 'sea'],
    marketplaceURL: 'https://m.example/p',
    isOwned: true,
  }));
  for (const words of ['Castle', 'by Ann', '4.5 out of 5 stars', '310', 'Original price 500', 'Big.', 'You own this.'])
    expect(text()).toContain(words);
  expect(text('ul')).toBe('sea');
  expect(find('a').getAttribute('href')).toBe('https://m.example/p');
});

// ARE-4
it('shows a price of 0 as free, and no price if there is none', async () => {
  const { text } = await show(async () => ({ productId: 'p', title: 'Castle', price: '0', originalPrice: 500 }));
  expect(text()).toContain('Free');
  expect(text('s')).toContain('500');
  expect((await show(async () => ({ productId: 'p', title: 'Castle' }))).text()).not.toMatch(/Free|Minecoins/);
});

// ARE-4
it('runs nothing in a hostile item', async () => {
  const { text, all } = await show(async () => ({
    productId: 'p',
    title: '<script>x',
    author: '$&<b>',
    description: '<img src=x onerror=alert(1)>',
    imageUrl: 'javascript:1',
    marketplaceURL: 'javascript:1',
    tags: [null, { toString: 1 }, '<i>'],
    rating: {},
  }));
  expect(text('h2')).toBe('<script>x');
  expect(text()).toContain('by $&<b>');
  expect(all('script,img,b,i,a')).toEqual([]);
});

// ARE-4
it.each([[null], [undefined], ['text'], [{}], [{ item: null }]])(
  'shows that there is no such item for the answer %j',
  async (answer) => {
    expect((await show(async () => answer)).text()).toContain('This item isn’t in the marketplace.');
  },
);

// ARE-4
it('reports a missing item on 404, and offers a retry on other failures', async () => {
  expect((await show(() => Promise.reject(Object.assign(new Error('none'), { status: 404 })))).text()).toContain(
    'This item isn’t in the marketplace.',
  );
  const item = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ productId: 'p', title: 'Castle' });
  const { find, act, settle, text } = await show(item);
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(text('h2')).toBe('Castle');
});

// ARE-4
it('requests nothing without an id until the URL names one', async () => {
  const item = vi.fn(async (id: string) => ({ productId: id, title: id }));
  const { act, settle, text } = await show(item as never, '');
  expect(item).not.toHaveBeenCalled();
  await act(() => {
    history.pushState(null, '', '/?mp-item=frost%20keep');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await settle();
  expect(text('h2')).toBe('frost keep');
});

// ARE-4
it('removes the previous item if the next one fails to load', async () => {
  const item = vi.fn().mockResolvedValueOnce({ productId: 'p', title: 'Castle' }).mockRejectedValue(new Error('500'));
  const { update, settle, text } = await show(item);
  await update({ productId: 'q' });
  await settle();
  expect(text('[role=alert]')).toContain('Something went wrong.');
  expect(text()).not.toContain('Castle');
});

// STO-1
it('treats an entitlement as owning the item, and requests it only for a player and if it is named', async () => {
  const entitlements = vi.fn(async () => ({ items: [{ name: 'frost_keep' }] }));
  const item = vi.fn(async (id: string) => ({ productId: id, title: 'Frost Keep', isOwned: false }));
  const open = (props: object, gamertag?: string) =>
    renderArea(MarketplaceItem, description, {
      groups: { marketplace: { item }, store: { entitlements } },
      props: { productId: 'p', ...props },
      gamertag,
    });
  const signedOut = await open({ entitlement: 'frost_keep' });
  expect(signedOut.text()).not.toContain('You own this.');
  expect((await open({}, 'Fox')).text()).not.toContain('You own this.');
  expect(entitlements).not.toHaveBeenCalled();
  const { text, act, become, settle, update } = await open({ entitlement: 'frost_keep' }, 'Fox');
  expect(text()).toContain('You own this.');
  await update({ entitlement: 'other' });
  await settle();
  expect(text()).not.toContain('You own this.');
  expect(entitlements).toHaveBeenCalledTimes(1);
  await update({ entitlement: 'frost_keep' });
  entitlements.mockResolvedValue({ items: [] });
  await act(() => become('Owl'));
  await settle();
  expect(text()).not.toContain('You own this.');
});

// STO-1
it('shows the item if the entitlements fail', async () => {
  const { text, all } = await renderArea(MarketplaceItem, description, {
    groups: {
      marketplace: { item: async () => ({ productId: 'p', title: 'Frost Keep' }) },
      store: { entitlements: () => Promise.reject(new Error('500')) },
    },
    props: { productId: 'p', entitlement: 'frost_keep' },
    gamertag: 'Fox',
  });
  expect(text()).toContain('Frost Keep');
  expect(all('[role=alert]')).toEqual([]);
});
