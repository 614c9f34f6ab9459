import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreProduct } from '../../../src/areas/store/store-product/store-product';
import { description } from '../../../src/areas/store/store-product/store-product.widget';
import { confirm, openerPopups } from './mock-confirm';
import { buy, dollars, minecoins, product, show, sold, sold1 } from './show-product';
import { renderArea } from './support';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./mock-confirm'));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

// ARE-5
describe('store-product', () => {
  it("shows the catalog's price when signed out", async () => {
    const { text } = await renderArea(StoreProduct, description, {
      groups: { store: { catalog: async () => ({ Products: [product([sold(dollars)])] }) } },
      props: { productId: 'P1' },
    });
    expect(text('h2')).toBe('Castle');
    expect(text()).toContain('$19.99');
  });

  // The area used to take the name and price of every product from the catalog's first row.
  it.each([
    ['p1', 'Castle'],
    ['P2', ''],
  ])('finds the product\'s row by its id in either case: for %s "%s"', async (productId, title) => {
    const { all, text } = await renderArea(StoreProduct, description, {
      groups: {
        store: {
          catalog: async () => ({
            Products: [null, product([sold(dollars)]), { ...(product([sold(dollars)]) as object), ProductId: 'P3' }],
          }),
        },
      },
      props: { productId },
    });
    expect(
      all('h2')
        .map((one) => one.textContent)
        .join(),
    ).toBe(title);
    if (!title) expect(text()).toContain('isn’t in the store');
  });

  it('accepts a single row for a single id, whatever its id is', async () => {
    const { all } = await renderArea(StoreProduct, description, {
      groups: { store: { catalog: async () => ({ Products: [product([sold(dollars)])] }) } },
      props: { productId: 'P2' },
    });
    expect(all('h2')[0]!.textContent).toBe('Castle');
  });

  const money = (availabilities: unknown, props: object = { href: '/store' }) =>
    renderArea(StoreProduct, description, {
      groups: { store: { catalog: async () => ({ Products: [product(availabilities)] }) } },
      props: { productId: 'P1', ...props },
    });

  it("shows a price of 0 as free with the page's text, even if it was reduced", async () => {
    const { text, find } = await money([sold({ ...dollars, ListPrice: 0, MSRP: 4.99 })]);
    expect(text('strong')).toBe('Free');
    expect(text('s')).toContain('$4.99');
    expect(text()).not.toContain('$0');
    expect(find('a').getAttribute('href')).toBe('/store');
    expect((await money([sold({ ...dollars, ListPrice: '0.0' })], { freeText: 'Gratis' })).text('strong')).toBe(
      'Gratis',
    );
    expect((await money([sold({ ...dollars, ListPrice: 0, RecurrencePrice: 7.99 })])).text()).toContain(
      'Freethen $7.99 per renewal',
    );
  });

  // SVC-3
  it.each([
    [{}, { amount: 19.99, currency: 'USD' }],
    [{ amount: 100 }, { amount: 100 }],
  ])('reports that its link is followed, with the shown price: %j', async (props, price) => {
    const report = vi.fn();
    const { find, act } = await renderArea(StoreProduct, description, {
      groups: { store: { catalog: async () => ({ Products: [product([sold(dollars)])] }) }, telemetry: { report } },
      props: { productId: 'P1', href: '/store', ...props },
    });
    await act(() => find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    expect(report.mock.calls).toEqual([['Ms.Web.BuyNow', { productId: 'P1', ...price }]]);
  });

  it.each<[string, unknown, string]>([
    ['only redeemable', [sold(dollars, { Actions: ['Details', 'Redeem'] })], 'Not available right now.'],
    [
      'no longer sold',
      [sold(dollars, { Conditions: { EndDate: '2020-01-01T00:00:00Z' } })],
      'Not available right now.',
    ],
    [
      'not yet sold',
      [sold(dollars, { Conditions: { StartDate: '9998-01-01T00:00:00Z' } })],
      'Not available right now.',
    ],
    ['without a currency', [sold({ ListPrice: 1234.5, MSRP: 2000 })], 'Not available right now.'],
    ['without a way to get it', [], 'Not available right now.'],
    ['without a list', null, 'Not available right now.'],
    ['sold elsewhere', [sold(dollars, { Markets: ['SE'] })], 'Not available in your country.'],
  ])('shows neither a price nor a buy button for a product that is %s', async (_, availabilities, words) => {
    const { text, all } = await money(availabilities);
    expect(text('h2')).toBe('Castle');
    expect(text()).toContain(words);
    expect(text()).not.toMatch(/\d/);
    expect(all('a,button,strong')).toEqual([]);
  });

  it.each<[unknown, boolean]>([
    [[sold(dollars, { Actions: ['Redeem'] })], false],
    [[sold(dollars, { Conditions: { EndDate: '2020-01-01' } })], false],
    [[sold(dollars, { Markets: ['SE'] })], false],
    // The money catalog doesn't contain Minecoin prices.
    [[], true],
    [[sold(undefined)], true],
    [[sold({ ListPrice: 5 })], true],
  ])(
    "decides by a Minecoin price and the catalog's %j whether to show a buy button: %s",
    async (availabilities, sells) => {
      const { all, text } = await show({ catalog: async () => ({ Products: [product(availabilities)] }) });
      expect(all('button').length > 0).toBe(sells);
      expect(text().includes('100')).toBe(sells);
      expect(/Not available/.test(text())).toBe(!sells);
    },
  );

  // threat 4
  it("shows 0 Minecoins as free, and confirms free products with the site's text", async () => {
    const purchase = vi.fn(async () => true);
    const item = async () => ({ ...sold1, price: 0 });
    const shown = await show(
      { purchase },
      { ...minecoins, amount: 0, freeConfirmText: 'Over 13?', freeYesText: 'I am' },
      'Fox',
      { item },
    );
    expect(shown.text('strong')).toBe('Free');
    await buy(shown);
    expect(openerPopups()).toEqual(['dialog']);
    expect(confirm.mock.lastCall![1]).toEqual({
      text: 'Get {title} for free?',
      title: 'Castle',
      yesText: 'Yes, get it',
      noText: 'Not now',
    });
    expect(purchase.mock.calls).toEqual([[{ offerId: 'O1', amount: 0 }]]);
    const swedish = await show({ purchase }, { ...minecoins, amount: 0 }, 'Fox', {
      item,
      settings: { texts: { freeConfirmText: 'Hämta {title} gratis?', freeYesText: 'Ja' } },
    });
    await buy(swedish);
    expect(confirm.mock.lastCall![1]).toMatchObject({ text: 'Hämta {title} gratis?', yesText: 'Ja' });
  });

  // threat 4
  it("doesn't give away what the page calls free if the service has a price", async () => {
    const purchase = vi.fn();
    const shown = await show({ purchase }, { ...minecoins, amount: 0 });
    await buy(shown);
    expect([confirm.mock.calls.length, purchase.mock.calls.length]).toEqual([0, 0]);
    expect(shown.text()).toContain('price has changed');
  });

  it('shows that a subscription with a constant price renews', async () => {
    const at = async (price: object) =>
      (
        await renderArea(StoreProduct, description, {
          groups: { store: { catalog: async () => ({ Products: [product([sold({ ...dollars, ...price })])] }) } },
          props: { productId: 'P1' },
        })
      ).text();
    expect(await at({ ListPrice: 7.99, RecurrencePrice: 7.99 })).toContain('$7.99per renewal');
    expect(await at({ ListPrice: 1, RecurrencePrice: 7.99 })).toContain('then $7.99 per renewal');
  });

  it('shows US offers to a visitor in the United States on a Swedish page', async () => {
    const catalog = vi.fn(async () => ({ Products: [product([sold(dollars)])] }));
    const { text } = await renderArea(StoreProduct, description, {
      groups: { store: { catalog } },
      props: { productId: 'P1' },
      locale: 'sv-SE',
      settings: { locale: 'sv-se' },
    });
    expect(text('strong')).toContain('19,99');
    expect(catalog).toHaveBeenCalledWith({ bigIds: ['P1'], market: 'us' }, expect.anything());
  });

  it.each([[{ Products: [] }], [{}], [{ Products: 'none' }], [{ Products: [null] }]])(
    "shows that the product isn't in the store for the answer %j",
    async (answer) => {
      expect((await show({ catalog: async () => answer })).text()).toContain('This product isn’t in the store.');
    },
  );

  it('escapes script in a title, and hides a product without a valid title', async () => {
    const titled = async (LocalizedProperties: unknown) =>
      show({ catalog: async () => ({ Products: [{ ...(product([sold(dollars)]) as object), LocalizedProperties }] }) });
    expect((await titled([{ ProductTitle: '<script>{amount} $&' }])).text('h2')).toBe('<script>{amount} $&');
    expect(
      (await titled([null, { ProductTitle: '' }, { ShortTitle: 'Keep' }, { ProductTitle: 'Burg' }])).text('h2'),
    ).toBe('Keep');
    for (const none of [undefined, [], [null], 'Castle', [{ ProductTitle: { toString: 1 } }]]) {
      const { text, all } = await titled(none);
      expect(text()).toContain('This product isn’t in the store.');
      expect(all('h2,button,strong')).toEqual([]);
    }
  });

  // The first product's name and price used to stay above the second product's buy button.
  it("removes the previous product if the next one's catalog fails", async () => {
    const catalog = vi.fn(async ({ bigIds: [id] }: { bigIds: string[] }) => {
      if (id !== 'P1') throw new Error('500');
      return { Products: [product([sold(dollars)])] };
    });
    const shown = await show({ catalog });
    expect(shown.text('h2')).toBe('Castle');
    await shown.update({ productId: 'P2', offerId: 'O2', amount: 990 } as never);
    await shown.settle();
    expect(shown.all('h2,strong')).toEqual([]);
    expect(shown.all('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
    expect(shown.text('[role=alert]')).toContain('Something went wrong.');
    await shown.update(minecoins as never);
    await shown.settle();
    expect(shown.text('h2')).toBe('Castle');
  });

  // The area used to show "You own this." for the second product, which then could not be bought.
  it("doesn't apply one product's inventory to the next if that fails to load", async () => {
    const inventory = vi
      .fn()
      .mockResolvedValueOnce({ result: { inventory: { entitlements: [{ id: 'O1' }] } } })
      .mockRejectedValue(new Error('500'));
    const catalog = async ({ bigIds: [ProductId] }: { bigIds: string[] }) => ({
      Products: [{ ...(product([sold(dollars)]) as object), ProductId }],
    });
    const shown = await show({ catalog, inventory });
    expect(shown.text()).toContain('You own this.');
    await shown.update({ productId: 'P2', offerId: 'O2' } as never);
    await shown.settle();
    expect(shown.text()).not.toContain('You own this.');
    expect(shown.text('button')).toBe('Buy');
    await shown.update(minecoins as never);
    await shown.settle();
    expect(shown.text()).toContain('You own this.');
  });

  it('offers a retry if the catalog fails', async () => {
    const catalog = vi
      .fn()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue({ Products: [product([])] });
    const { find, act, text, settle } = await show({ catalog });
    await act(() => find('[role=alert] button').click());
    await settle();
    expect(text('h2')).toBe('Castle');
  });
});
