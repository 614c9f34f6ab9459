import { beforeEach, describe, expect, it, vi } from 'vitest';
import { owns } from '../../../src/areas/store/store-product/owns';
import type { ProductPrice } from '../../../src/areas/store/store-product/price-of';
import { priceOf } from '../../../src/areas/store/store-product/price-of';
import { StoreProduct } from '../../../src/areas/store/store-product/store-product';
import { description } from '../../../src/areas/store/store-product/store-product.widget';
import { termsOf } from '../../../src/areas/store/store-product/terms-of';
import { oneItem } from '../../../src/services/marketplace/answers';
import { readAnswer } from '../../../src/services/shape/read-answer';
import { catalogProduct, inventory as inventoryShape } from '../../../src/services/store/answers';
import { confirm, openersSay } from './agree';
import { renderArea } from './support';

vi.mock('../../../src/areas/kit/confirm/confirm', () => import('./agree'));
beforeEach(() => void confirm.mockReset().mockResolvedValue('yes'));

const sold = (price: unknown, more: object = {}) => ({
  Actions: ['Details', 'Purchase'],
  Markets: ['US'],
  OrderManagementData: { Price: price },
  ...more,
});
const product = (availabilities: unknown, title: unknown = 'Castle') =>
  ({
    ProductId: 'P1',
    LocalizedProperties: [{ ProductTitle: title }],
    DisplaySkuAvailabilities: [{ Sku: { SkuId: 'S' }, Availabilities: availabilities }],
  }) as never;
const dollars = { CurrencyCode: 'USD', ListPrice: 19.99 };

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
    // A clock that is up to five minutes wrong.
    ['2026-03-01T12:04:00Z', undefined],
    [undefined, '2026-03-01T11:56:00Z'],
  ])('from %j to %j it is sold', (start, end) => {
    expect(priced(product([dated(start, end)]), 'US').amount).toBe(5);
  });

  it.each([
    ['2026-03-01T12:06:00Z', undefined],
    [undefined, '2026-03-01T11:54:00Z'],
    [undefined, '2025-01-01T00:00:00.0000000Z'],
  ])('from %j to %j it is not sold now', (start, end) => {
    expect(found(product([dated(start, end)]))).toBe('not-sold');
  });

  it('at the end of a sale the price of now goes before the one that a wrong clock would have', () => {
    expect(
      priced(product([dated(undefined, '2026-03-01T11:59:00Z', 1), dated('2026-03-01T11:59:00Z', undefined, 9)]), 'US')
        .amount,
    ).toBe(9);
    expect(
      priced(product([dated('2026-03-01T12:01:00Z', undefined, 1), dated(undefined, '2026-03-01T12:01:00Z', 9)]), 'US')
        .amount,
    ).toBe(9);
  });

  it('what can only be redeemed or given is not sold, nor what needs a membership first', () => {
    for (const Actions of [['Details', 'Redeem'], ['Details', 'Gift'], [], 'Purchase'])
      expect(found(product([sold(dollars, { Actions })]))).toBe('not-sold');
    expect(found(product([sold(dollars, { RemediationRequired: true })]))).toBe('not-sold');
    expect(priced(product([sold(dollars, { RemediationRequired: false })]), 'US').amount).toBe(19.99);
  });

  it('tells what is sold elsewhere from what is sold nowhere, and from what the catalog says nothing of', () => {
    expect(found(product([sold(dollars, { Markets: ['SE'] })]))).toBe('abroad');
    expect(found(product([sold(dollars, { Markets: ['SE'], Conditions: { EndDate: '2025-01-01' } })]))).toBe(
      'not-sold',
    );
    expect(found(product([]))).toBeUndefined();
    expect(found(product([sold(undefined)]))).toBeUndefined();
  });

  it('takes the availability of the market that can be purchased, the lowest rank first', () => {
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

  it('a SKU without an id is not preferred', () => {
    const skus = [
      { Sku: { Rank: 9 }, Availabilities: [sold({ ...dollars, ListPrice: 2 })] },
      { Sku: { SkuId: 'a', Rank: 1 }, Availabilities: [sold({ ...dollars, ListPrice: 1 })] },
    ];
    expect(priced({ DisplaySkuAvailabilities: skus } as never, 'US').amount).toBe(1);
  });

  it('names the price before a sale only where it is more, and the recurrence only where there is one', () => {
    expect(priced(product([sold({ ...dollars, ListPrice: '5', MSRP: '10', RecurrencePrice: 7 })]), 'US')).toMatchObject(
      { amount: 5, before: 10, recurring: 7 },
    );
    expect(priced(product([sold({ ...dollars, MSRP: 19.99, RecurrencePrice: 0 })]), 'US')).toMatchObject({
      before: undefined,
      recurring: undefined,
    });
  });

  it('a price without a currency is none: a number alone says no price, and none is made up', () => {
    expect(found(product([sold({ ListPrice: 5 })]))).toBeUndefined();
    expect(found(product([sold({ ListPrice: 5, CurrencyCode: 'dollars' })]))).toBeUndefined();
    expect(priced(product([sold({ ListPrice: 5, CurrencyCode: 'sek' })]), 'US').currency).toBe('SEK');
    expect(
      priced(product([sold({ ListPrice: 5 }, { DisplayRank: 0 }), sold(dollars, { DisplayRank: 1 })]), 'US').amount,
    ).toBe(19.99);
  });

  it('one broken availability hid the sound one behind it', () => {
    expect(
      priced(product([sold({ ListPrice: 'free' }, { DisplayRank: 0 }), sold(dollars, { DisplayRank: 1 })]), 'US')
        .amount,
    ).toBe(19.99);
  });

  it.each([[[null, sold(dollars)]], [[{}, 7, sold(dollars, { Markets: [null, { toString: 1 }, 'US'] })]]])(
    'null and objects in the lists are left out',
    (list) => {
      expect(priced(product(list), 'US').amount).toBe(19.99);
    },
  );

  it('0 is a price', () => {
    expect(found(product([sold({ ...dollars, ListPrice: 0 })]))).toMatchObject({ amount: 0 });
  });

  it.each([null, undefined, 7, {}, { DisplaySkuAvailabilities: 'all' }, { DisplaySkuAvailabilities: [null, {}] }])(
    '%j has no price',
    (broken) => {
      expect(found(broken as never)).toBeUndefined();
    },
  );
});

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

const minecoins = { productId: 'P1', offerId: 'O1', amount: 100 };
const sold1 = { productId: 'P1', offerId: 'O1', title: 'Castle', price: 100 };
const show = (
  store: object,
  props: object = minecoins,
  gamertag: string | undefined = 'Fox',
  { item = async (): Promise<unknown> => sold1, ...options }: { item?: () => Promise<unknown>; settings?: object } = {},
) =>
  renderArea(StoreProduct, description, {
    ...options,
    groups: {
      marketplace: { item },
      store: {
        catalog: async () => ({ Products: [product([sold(dollars)])] }),
        inventory: async () => ({}),
        refreshBalance: async () => ({ balance: 500, status: 'Success' }),
        ...store,
      },
    },
    props: props as never,
    gamertag,
  });
const button = ({ all }: Awaited<ReturnType<typeof show>>, name: RegExp) =>
  all('button').find((one) => name.test(one.textContent!))!;
const buy = async (shown: Awaited<ReturnType<typeof show>>) => {
  await shown.act(() => button(shown, /Buy|Try again/).click());
  await shown.settle();
};

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

  it('a price that is null is none', () => {
    expect(termsOf(read({ productId: 'P', title: 'T', price: null }), page)).toEqual({ title: 'T', amount: 0 });
  });
});

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

  it('a subscription that always costs the same looked like something that is paid once', async () => {
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

  it('a page in Swedish for a visitor in the United States found nothing sold there', async () => {
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
    'a product that is not in the answer %j left the area blank',
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

  it.each([
    [true, 'It is yours.'],
    [402, 'do not have enough'],
    [409, 'You have this.'],
    [422, 'price has changed'],
    [412, 'price has changed'],
    [500, 'nothing was bought'],
    [NaN, 'answer got lost'],
  ])('the answer %s to a purchase says %s', async (answer, words) => {
    const purchase = vi.fn(async () => answer);
    const shown = await show({ purchase });
    await buy(shown);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(shown.text()).toContain(words);
    expect(shown.root.activeElement?.textContent).toContain(words);
  });

  it('asks for nothing that the balance does not cover', async () => {
    const purchase = vi.fn();
    const shown = await show({ purchase, refreshBalance: async () => ({ balance: 99, status: 'Success' }) });
    await buy(shown);
    expect(purchase).not.toHaveBeenCalled();
    expect(shown.text()).toContain('do not have enough');
  });

  it('a balance of exactly the price pays', async () => {
    const purchase = vi.fn(async () => 0);
    const shown = await show({ purchase, refreshBalance: async () => ({ balance: 100, status: 'Success' }) });
    await buy(shown);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  it('the session ending in the middle leads to signing in', async () => {
    const shown = await show({
      purchase: async () => {
        shown.become(undefined);
        return NaN;
      },
    });
    await buy(shown);
    expect(shown.find('a').textContent).toBe('Sign in to buy');
  });

  // threat 4
  it("asks about what the service sells, in the site's words, and sends exactly what was asked", async () => {
    const purchase = vi.fn(async () => true);
    const props = { ...minecoins, storeId: 'S', confirmText: 'Over 13?', yesText: 'I am', noText: 'No' };
    const shown = await show({ purchase }, props, 'Fox', {
      item: async () => ({ ...sold1, title: 'The castle' }),
      settings: { texts: { yesText: 'Köp', confirmText: 'Ja?', noText: 7 } },
    });
    await buy(shown);
    // A question without its placeholders is passed over.
    expect(confirm.mock.lastCall![1]).toEqual({
      text: 'Buy {title} for {amount} Minecoins?',
      title: 'The castle',
      amount: 100,
      yesText: 'Köp',
      noText: 'Not now',
    });
    expect(purchase.mock.calls).toEqual([[{ offerId: 'O1', amount: 100, storeId: 'S' }]]);
  });

  // threat 4
  it.each([
    [{ ...sold1, price: 101 }, 'price has changed'],
    [{ ...sold1, price: 'Free' }, 'price has changed'],
    [{ ...sold1, offerId: 'O2' }, 'does not sell this as this page says'],
    [{ ...sold1, productId: 'P2' }, 'does not sell this'],
    [{ ...sold1, offerId: undefined }, 'does not sell this'],
    [{ ...sold1, title: '' }, 'does not sell this'],
    [undefined, 'does not sell this'],
  ])("the service's %j is not what the page offers: nothing is asked or bought", async (answer, words) => {
    const purchase = vi.fn();
    const shown = await show({ purchase }, minecoins, 'Fox', { item: async () => answer });
    await buy(shown);
    expect([confirm.mock.calls.length, purchase.mock.calls.length]).toEqual([0, 0]);
    expect(shown.root.activeElement?.textContent).toContain(words);
  });

  // threat 4
  it('a service that does not know the product, or does not answer, sells nothing', async () => {
    const item = vi
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('404'), { status: 404 }))
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue(sold1);
    const shown = await show({ purchase: async () => true }, minecoins, 'Fox', { item });
    await buy(shown);
    expect(shown.text()).toContain('does not sell this');
    await buy(shown);
    expect(shown.text()).toContain('The purchase failed; nothing was bought.');
    await buy(shown);
    expect(shown.text()).toContain('It is yours.');
  });

  // threat 4
  it('a no buys nothing, and an unseen yes says why', async () => {
    const purchase = vi.fn();
    const shown = await show({ purchase });
    confirm.mockResolvedValueOnce('no');
    await buy(shown);
    expect(button(shown, /^Buy$/).getAttribute('aria-disabled')).toBeNull();
    confirm.mockResolvedValueOnce('unseen');
    await buy(shown);
    expect(shown.root.activeElement?.textContent).toContain('covers the question');
    expect(purchase).not.toHaveBeenCalled();
  });

  // threat 4
  it('while it is asked, another press asks nothing more, nor does a second one in the same task', async () => {
    confirm.mockReturnValue(new Promise(() => {}));
    const shown = await show({});
    await shown.act(() => {
      for (let times = 2; times--; ) button(shown, /Buy/).click();
    });
    await shown.settle();
    await shown.act(() => button(shown, /Buy/).click());
    await shown.settle();
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  // threat 4
  it('what is changed while the service is asked is not sold by the earlier press, and what is said of one product not of the next', async () => {
    let tell!: (item: unknown) => void;
    const shown = await show({ purchase: async () => true }, minecoins, 'Fox', {
      item: () =>
        new Promise((done) => {
          tell = done;
        }),
    });
    await buy(shown);
    await shown.update({ amount: 5 } as never);
    await shown.act(() => tell(sold1));
    await shown.settle();
    expect(confirm).not.toHaveBeenCalled();
    await shown.update({ amount: 100 } as never);
    await buy(shown);
    await shown.act(() => tell(sold1));
    await shown.settle();
    expect(shown.text()).toContain('It is yours.');
    await shown.update({ offerId: 'O2' } as never);
    expect(shown.text()).not.toContain('It is yours.');
  });

  // threat 4
  it('the question goes with the player and with the area', async () => {
    const shown = await show({});
    confirm.mockReturnValue(new Promise(() => {}));
    await buy(shown);
    const [, , , first] = confirm.mock.lastCall!;
    expect(first.aborted).toBe(false);
    await shown.act(() => shown.become('Owl'));
    await shown.settle();
    expect(first.aborted).toBe(true);
    const other = await show({});
    await buy(other);
    const [, , , last] = confirm.mock.lastCall!;
    await other.unmount();
    expect(last.aborted).toBe(true);
  });

  it('what was bought in one place is not sold in another', async () => {
    const [here, there, other] = [
      await show({ purchase: async () => true }),
      await show({}),
      await show({}, { ...minecoins, offerId: 'O2' }),
    ];
    await buy(here);
    await there.settle();
    expect(here.events).toContainEqual({ name: 'bought', detail: { offerId: 'O1', amount: 100 } });
    expect(here.text()).toContain('It is yours.');
    expect(there.text()).toContain('You have this.');
    expect(button(there, /Buy/)).toBeUndefined();
    expect(button(other, /Buy/)).toBeTruthy();
    // The place that was pressed keeps the focus.
    expect(here.root.activeElement?.textContent).toContain('It is yours.');
  });

  it('what the player has is asked for again when that has failed once', async () => {
    const inventory = vi
      .fn()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue({ result: { inventory: { entitlements: [{ id: 'O1' }] } } });
    const shown = await show({ inventory });
    await shown.act(() => button(shown, /Buy/).click());
    await shown.settle();
    expect(inventory).toHaveBeenCalledTimes(2);
  });

  it("what one player has or buys is not the next one's", async () => {
    const shown = await show({
      purchase: async () => true,
      inventory: vi.fn().mockResolvedValueOnce({}).mockResolvedValue({}),
    });
    await buy(shown);
    await shown.act(() => shown.become('Owl'));
    await shown.settle();
    expect(button(shown, /Buy/)).toBeTruthy();
    const had = await show({ inventory: async () => ({ result: { inventory: { entitlements: [{ id: 'P1' }] } } }) });
    expect(had.text()).toContain('You have this.');
    await had.act(() => had.become(undefined));
    await had.settle();
    expect(had.text()).not.toContain('You have this.');
  });
});
