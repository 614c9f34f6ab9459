import { expect, it, vi } from 'vitest';
import { MarketplacePromotions } from '../../../src/areas/marketplace-promotions/marketplace-promotions';
import { description } from '../../../src/areas/marketplace-promotions/marketplace-promotions.widget';
import { renderArea } from './support';

const item = (n: number, more: object = {}) => ({ productId: `p${n}`, title: `Item ${n}`, ...more });
const show = (answer: () => unknown, props: { limit?: number; itemHref?: string } = {}) => renderArea(MarketplacePromotions, description, { groups: { marketplace: { promotionDetails: answer } }, props });

// ARE-4
it('shows the items, not more than the limit, and links them as the page says', async () => {
  const { all } = await show(async () => ({ items: [item(1), item(2, { productId: 'a/b' }), item(3)] }), { limit: 2, itemHref: '/item?id={productId}' });
  expect(all('li a').map((one) => one.getAttribute('href'))).toEqual(['/item?id=p1', '/item?id=a%2Fb']);
});

// ARE-4
it.each([[{}], [{ items: null }], [{ items: 'many' }], [{ items: [] }], [{ items: [null, {}, 7] }]])('%j is nothing there, and says so', async (answer) => {
  expect((await show(async () => answer)).text()).toContain('Nothing here right now.');
});

// ARE-4
it('script in an item is text, and addresses that run are left out', async () => {
  const { text, all, find } = await show(async () => ({ items: [item(1, { title: '<img src=x onerror=alert(1)>', author: '<script>', imageUrl: 'javascript:1', marketplaceURL: 'javascript:1', rating: '4', price: '310', tags: 7 })] }));
  expect(text('li')).toContain('<img src=x onerror=alert(1)>');
  expect(text('li')).toContain('310');
  expect(all('img,script')).toEqual([]);
  expect(find('li a').getAttribute('href')).toBeNull();
});

// ARE-4
it('waits with blocks of the tiles\' size, and says that it loads', async () => {
  const { find, text } = await show(() => new Promise(() => {}));
  expect(text('[role=status]')).toBe('Loading…');
  expect(find('[aria-hidden]').children.length).toBeGreaterThan(2);
});

// ARE-4
it('fails with a retry that works, and keeps the focus', async () => {
  const answer = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ items: [item(1)] });
  const { find, act, settle, text, root } = await show(answer);
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(text('li')).toContain('Item 1');
  expect(root.activeElement?.getAttribute('role')).toBe('status');
});

// ARE-4
it('a sign-in asks for the player\'s own answer', async () => {
  const answer = vi.fn().mockResolvedValueOnce({ items: [item(1)] }).mockResolvedValue({ items: [item(1), item(2)] });
  const { act, become, settle, all } = await show(answer);
  await act(() => become('Fox'));
  await settle();
  expect(answer).toHaveBeenCalledTimes(2);
  expect(all('li')).toHaveLength(2);
});
