import { describe, expect, it, vi } from 'vitest';
import { MarketplaceNew } from '../../../src/areas/market/marketplace-new/marketplace-new';
import { description as latest } from '../../../src/areas/market/marketplace-new/marketplace-new.widget';
import { MarketplacePass } from '../../../src/areas/market/marketplace-pass/marketplace-pass';
import { description as pass } from '../../../src/areas/market/marketplace-pass/marketplace-pass.widget';
import { MarketplacePopular } from '../../../src/areas/market/marketplace-popular/marketplace-popular';
import { description as popular } from '../../../src/areas/market/marketplace-popular/marketplace-popular.widget';
import { MarketplacePromotions } from '../../../src/areas/market/marketplace-promotions/marketplace-promotions';
import { description as promotions } from '../../../src/areas/market/marketplace-promotions/marketplace-promotions.widget';
import { renderArea } from './support';

// jsdom lacks ResizeObserver. tests/browser/areas/marketplace.test.ts tests the row's layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

type Answer = () => unknown;
interface Given {
  limit?: number;
  itemHref?: string;
  freeText?: string;
  filters?: Readonly<Record<string, unknown>>;
}
const item = (n: number, more: object = {}) => ({ productId: `p${n}`, title: `Item ${n}`, ...more });

// ARE-4 MKT-1 MKT-4 MKT-5 MKT-6
describe.each([
  {
    name: 'pass',
    show: (answer: Answer, props: Given = {}) =>
      renderArea(MarketplacePass, pass, { groups: { marketplace: { pass: answer } }, props }),
  },
  {
    name: 'popular',
    show: (answer: Answer, { filters: _, ...props }: Given = {}) =>
      renderArea(MarketplacePopular, popular, { groups: { marketplace: { popular: answer } }, props }),
  },
  {
    name: 'new',
    show: (answer: Answer, props: Given = {}) =>
      renderArea(MarketplaceNew, latest, { groups: { marketplace: { list: answer } }, props }),
  },
  {
    name: 'promotions',
    show: (answer: Answer, props: Given = {}) =>
      renderArea(MarketplacePromotions, promotions, { groups: { marketplace: { promotionDetails: answer } }, props }),
  },
])('marketplace-$name', ({ name, show }) => {
  it('shows at most `limit` items, and links them by itemHref', async () => {
    const { all } = await show(async () => ({ items: [item(1), item(2, { productId: 'a/b' }), item(3)] }), {
      limit: 2,
      itemHref: '/item?id={productId}',
    });
    expect(all('li a').map((one) => one.getAttribute('href'))).toEqual(['/item?id=p1', '/item?id=a%2Fb']);
  });

  it('rounds a limit of 2.5 down to 2 (rendering failed)', async () => {
    const { all } = await show(async () => ({ items: [item(1), item(2), item(3)] }), { limit: 2.5 });
    expect(all('li')).toHaveLength(2);
  });

  it.each([[{}], [{ items: null }], [{ items: 'many' }], [{ items: [] }], [{ items: [null, {}, 7] }]])(
    'shows that there is nothing for the answer %j',
    async (answer) => {
      expect((await show(async () => answer)).text()).toContain('Nothing here right now.');
    },
  );

  it("derives a missing category label from the category's key", async () => {
    const { all } = await show(async () => ({
      items: [
        item(1, { category: 'world', categoryLabel: '' }),
        item(2, { category: 'skin-pack' }),
        item(3, { category: 'x', categoryLabel: 'worlds' }),
      ],
    }));
    expect(all('li').map(({ textContent }) => /World|Skin pack|worlds/.exec(textContent!)?.[0])).toEqual([
      'World',
      'Skin pack',
      'worlds',
    ]);
  });

  it('escapes script in an item, and omits unsafe addresses', async () => {
    const { text, all, find } = await show(async () => ({
      items: [
        item(1, {
          title: '<img src=x onerror=alert(1)>',
          author: '<script>',
          imageUrl: 'javascript:1',
          marketplaceURL: 'javascript:1',
          rating: '4',
          price: '310',
          tags: 7,
        }),
      ],
    }));
    expect(text('li')).toContain('<img src=x onerror=alert(1)>');
    expect(text('li')).toContain('310');
    expect(all('img,script')).toEqual([]);
    expect(find('li a').getAttribute('href')).toBeNull();
  });

  it("shows a price of 0 as free with the page's text, and no discount from 0", async () => {
    const answer = async () => ({
      items: [
        item(1, { price: 0, originalPrice: 0 }),
        item(2, { price: '0', originalPrice: 310 }),
        item(3, { price: 310 }),
      ],
    });
    const { all } = await show(answer);
    expect(all('li').map(({ textContent }) => /Free|Minecoins|Sale/g.exec(textContent!)?.[0])).toEqual([
      'Free',
      'Sale',
      'Minecoins',
    ]);
    expect(all('li')[0]!.querySelector('s')).toBeNull();
    expect(all('li')[1]!.textContent).toContain('Free');
    expect((await show(answer, { freeText: 'Gratis' })).text('li')).toContain('Gratis');
  });

  it('shows tile placeholders and announces loading', async () => {
    const { find, text } = await show(() => new Promise(() => {}));
    expect(text('[role=status]')).toBe('Loading…');
    expect(find('[aria-hidden]').children.length).toBeGreaterThan(2);
  });

  it('offers a retry after a failure, and keeps the focus', async () => {
    const answer = vi
      .fn()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue({ items: [item(1)] });
    const { find, act, settle, text, root } = await show(answer);
    await act(() => find('[role=alert] button').click());
    await settle();
    expect(text('li')).toContain('Item 1');
    expect(root.activeElement?.getAttribute('role')).toBe('status');
  });

  it('reloads the list for the player after sign-in', async () => {
    const answer = vi
      .fn()
      .mockResolvedValueOnce({ items: [item(1)] })
      .mockResolvedValue({ items: [item(1), item(2)] });
    const { act, become, settle, all } = await show(answer);
    await act(() => become('Fox'));
    await settle();
    expect(answer).toHaveBeenCalledTimes(2);
    expect(all('li')).toHaveLength(2);
  });

  it('shows two tiles for a duplicate id, and replaces both with the next answer', async () => {
    const answer = vi
      .fn()
      .mockResolvedValueOnce({ items: [item(1), item(1, { title: 'Again' }), item(2)] })
      .mockResolvedValue({ items: [item(2), item(1)] });
    const { act, become, settle, all } = await show(answer);
    const titles = () => all('li').map(({ textContent }) => /Item \d|Again/.exec(textContent!)![0]);
    expect(titles()).toEqual(['Item 1', 'Again', 'Item 2']);
    await act(() => become('Fox'));
    await settle();
    expect(titles()).toEqual(['Item 2', 'Item 1']);
  });

  // All lists render their items by the same component.
  it.runIf(name === 'promotions')('renders and replaces a list of 200 in parts', async () => {
    const many = (title: string) => ({ items: Array.from({ length: 200 }, (_, n) => item(n, { title })) });
    const answer = vi.fn().mockResolvedValueOnce(many('Old')).mockResolvedValue(many('New'));
    const { update, settle, all, root } = await show(answer, { limit: 200 });
    expect(all('li')).toHaveLength(200);
    let least = 200;
    let mixed = false;
    const observer = new MutationObserver(() => {
      least = Math.min(least, all('li').length);
      mixed ||= all('li')[0]!.textContent!.includes('New') && all('li').at(-1)!.textContent!.includes('Old');
    });
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    await update({ limit: 199 });
    await vi.waitFor(() => expect(all('li').at(-1)!.textContent).toContain('New'), { timeout: 10_000 });
    await settle();
    observer.disconnect();
    expect(all('li').every(({ textContent }) => textContent!.includes('New'))).toBe(true);
    expect([least, mixed]).toEqual([199, true]);
  });

  it.runIf(name !== 'popular')('sends the filters, and reloads when they change', async () => {
    const answer = vi.fn().mockResolvedValue({ items: [item(1)] });
    const { update, settle } = await show(answer, { filters: { category: 'world' } });
    await update({ filters: { category: 'skins' } });
    await settle();
    expect(answer.mock.calls.map(([asked]) => asked.filters)).toEqual([{ category: 'world' }, { category: 'skins' }]);
  });

  it.runIf(name !== 'popular')('sends only filters that are strings, numbers, booleans or lists of these', async () => {
    const answer = vi.fn().mockResolvedValue({ items: [item(1)] });
    const filters = { category: 'world', year: 2, free: false, tags: ['a', null, {}], deep: { a: 1 }, none: null };
    await show(answer, { filters });
    expect(answer.mock.calls[0]![0].filters).toEqual({ category: 'world', year: 2, free: false, tags: ['a'] });
  });
});

// ARE-4: the area used to measure only the first twelve tiles of the row.
it('shows the arrows of the popular row once later tiles overflow it', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly observe: () => void) {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return Math.max(1200, this.childElementCount * 100);
  });
  const items = Array.from({ length: 13 }, (_, n) => item(n));
  const { root } = await renderArea(MarketplacePopular, popular, {
    groups: { marketplace: { popular: async () => ({ items }) } },
    props: { limit: 13 },
  });
  expect(root.querySelectorAll('li')).toHaveLength(13);
  expect(root.querySelector('[hidden]')).toBeNull();
  vi.restoreAllMocks();
});

// ARE-4 MKT-1
it('requests data at most as old as the page allows, and reloads when that changes', async () => {
  const list = vi.fn().mockResolvedValue({ items: [item(1)] });
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27, 1));
  const { update, settle } = await renderArea(MarketplaceNew, latest, {
    groups: { marketplace: { list } },
    props: { limit: 4.5, filters: { category: 'world' } },
  });
  await update({ days: 30 });
  await settle();
  now.mockRestore();
  expect(list.mock.calls.map(([asked]) => asked)).toEqual([
    { after: Date.UTC(2026, 10, 20, 1), limit: 4, filters: { category: 'world' } },
    { after: Date.UTC(2026, 9, 28, 1), limit: 4, filters: { category: 'world' } },
  ]);
});
