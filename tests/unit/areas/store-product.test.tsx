import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreProduct } from '../../../src/areas/store/store-product/store-product';
import { description } from '../../../src/areas/store/store-product/store-product.widget';
import { confirm, openersSay } from './agree';
import { buy, dollars, minecoins, product, show, sold, sold1 } from './show-product';
import { renderArea } from './support';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./agree'));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

// ARE-5
describe('store-product', () => {
  it("shows the catalog's price to somebody signed out", async () => {
    const { text } = await renderArea(StoreProduct, description, {
      groups: { store: { catalog: async () => ({ Products: [product([sold(dollars)])] }) } },
      props: { productId: 'P1' },
    });
    expect(text('h2')).toBe('Castle');
    expect(text()).toContain('$19.99');
  });

  // The first row was taken for any product: another one's name and price stood there.
  it.each([
    ['p1', 'Castle'],
    ['P2', ''],
  ])('a row is the product\'s whose id it has, in either case: for %s "%s"', async (productId, title) => {
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
    if (!title) expect(text()).toContain('not in the store');
  });

  it('one row for one id is its answer, whatever the catalog calls it', async () => {
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

  it("what is free is free, in the page's words, also where it cost something before", async () => {
    const { text, find } = await money([sold({ ...dollars, ListPrice: 0, MSRP: 4.99 })]);
    expect(text('strong')).toBe('Free');
    expect(text('s')).toContain('$4.99');
    expect(text()).not.toContain('$0');
    expect(find('a').getAttribute('href')).toBe('/store');
    expect((await money([sold({ ...dollars, ListPrice: '0.0' })], { freeText: 'Gratis' })).text('strong')).toBe(
      'Gratis',
    );
    expect((await money([sold({ ...dollars, ListPrice: 0, RecurrencePrice: 7.99 })])).text()).toContain(
      'Freethen $7.99 each time',
    );
  });

  it.each<[string, unknown, string]>([
    ['only redeemed', [sold(dollars, { Actions: ['Details', 'Redeem'] })], 'This cannot be bought at the moment.'],
    [
      'no longer sold',
      [sold(dollars, { Conditions: { EndDate: '2020-01-01T00:00:00Z' } })],
      'This cannot be bought at the moment.',
    ],
    [
      'not yet sold',
      [sold(dollars, { Conditions: { StartDate: '9998-01-01T00:00:00Z' } })],
      'This cannot be bought at the moment.',
    ],
    ['without a currency', [sold({ ListPrice: 1234.5, MSRP: 2000 })], 'This cannot be bought at the moment.'],
    ['without a way to get it', [], 'This cannot be bought at the moment.'],
    ['without a list', null, 'This cannot be bought at the moment.'],
    ['sold elsewhere', [sold(dollars, { Markets: ['SE'] })], 'Not sold in your country.'],
  ])('a product that is %s has neither a price nor a Buy', async (_, availabilities, words) => {
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
    // The catalog of money says nothing of Minecoins.
    [[], true],
    [[sold(undefined)], true],
    [[sold({ ListPrice: 5 })], true],
  ])("sold for Minecoins, the catalog's %j decides on Buy: %s", async (availabilities, sells) => {
    const { all, text } = await show({ catalog: async () => ({ Products: [product(availabilities)] }) });
    expect(all('button').length > 0).toBe(sells);
    expect(text().includes('100')).toBe(sells);
    expect(/cannot be bought|Not sold/.test(text())).toBe(!sells);
  });

  // threat 4
  it('what costs no Minecoins is free, also in the question, which the site words for itself', async () => {
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
    expect(openersSay()).toEqual(['dialog']);
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
  it('what the page calls free is not got where the service has a price', async () => {
    const purchase = vi.fn();
    const shown = await show({ purchase }, { ...minecoins, amount: 0 });
    await buy(shown);
    expect([confirm.mock.calls.length, purchase.mock.calls.length]).toEqual([0, 0]);
    expect(shown.text()).toContain('price has changed');
  });

  it('a subscription that always costs the same says that it renews', async () => {
    const at = async (price: object) =>
      (
        await renderArea(StoreProduct, description, {
          groups: { store: { catalog: async () => ({ Products: [product([sold({ ...dollars, ...price })])] }) } },
          props: { productId: 'P1' },
        })
      ).text();
    expect(await at({ ListPrice: 7.99, RecurrencePrice: 7.99 })).toContain('$7.99each time it renews');
    expect(await at({ ListPrice: 1, RecurrencePrice: 7.99 })).toContain('then $7.99 each time');
  });

  it('a page in Swedish shows a visitor in the United States what is sold there', async () => {
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
    'where the product is not in the answer %j the area says so',
    async (answer) => {
      expect((await show({ catalog: async () => answer })).text()).toContain('This product is not in the store.');
    },
  );

  it('a title with script is text; a product without a title is left out, as is one whose titles are no texts', async () => {
    const titled = async (LocalizedProperties: unknown) =>
      show({ catalog: async () => ({ Products: [{ ...(product([sold(dollars)]) as object), LocalizedProperties }] }) });
    expect((await titled([{ ProductTitle: '<script>{amount} $&' }])).text('h2')).toBe('<script>{amount} $&');
    expect(
      (await titled([null, { ProductTitle: '' }, { ShortTitle: 'Keep' }, { ProductTitle: 'Burg' }])).text('h2'),
    ).toBe('Keep');
    for (const none of [undefined, [], [null], 'Castle', [{ ProductTitle: { toString: 1 } }]]) {
      const { text, all } = await titled(none);
      expect(text()).toContain('This product is not in the store.');
      expect(all('h2,button,strong')).toEqual([]);
    }
  });

  // The first one's name and price stood over the second one's Buy, whose offer and amount were the second one's.
  it('of a product whose catalog fails, the product before says nothing', async () => {
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
    expect(shown.text('[role=alert]')).toContain('That did not work.');
    await shown.update(minecoins as never);
    await shown.settle();
    expect(shown.text('h2')).toBe('Castle');
  });

  // The second one could not be bought: it said "You have this."
  it('what the player has of one product he has not of the next, whose inventory fails', async () => {
    const inventory = vi
      .fn()
      .mockResolvedValueOnce({ result: { inventory: { entitlements: [{ id: 'O1' }] } } })
      .mockRejectedValue(new Error('500'));
    const catalog = async ({ bigIds: [ProductId] }: { bigIds: string[] }) => ({
      Products: [{ ...(product([sold(dollars)]) as object), ProductId }],
    });
    const shown = await show({ catalog, inventory });
    expect(shown.text()).toContain('You have this.');
    await shown.update({ productId: 'P2', offerId: 'O2' } as never);
    await shown.settle();
    expect(shown.text()).not.toContain('You have this.');
    expect(shown.text('button')).toBe('Buy');
    await shown.update(minecoins as never);
    await shown.settle();
    expect(shown.text()).toContain('You have this.');
  });

  it('the catalog failing offers a retry that works', async () => {
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
