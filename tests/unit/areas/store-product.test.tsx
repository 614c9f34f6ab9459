import { describe, expect, it, vi } from 'vitest';
import { owns } from '../../../src/areas/store-product/owns';
import { priceOf } from '../../../src/areas/store-product/price-of';
import { StoreProduct } from '../../../src/areas/store-product/store-product';
import { description } from '../../../src/areas/store-product/store-product.widget';
import { renderArea } from './support';

const sold = (price: unknown, more: object = {}) => ({ Actions: ['Details', 'Purchase'], Markets: ['US'], OrderManagementData: { Price: price }, ...more });
const product = (availabilities: unknown, title: unknown = 'Castle') =>
  ({ ProductId: 'P1', LocalizedProperties: [{ ProductTitle: title }], DisplaySkuAvailabilities: [{ Sku: { SkuId: 'S' }, Availabilities: availabilities }] }) as never;
const dollars = { CurrencyCode: 'USD', ListPrice: 19.99 };

// ARE-5 STO-3
describe('price-of', () => {
  it('takes the availability of the market that can be purchased, the lowest rank first', () => {
    expect(priceOf(product([
      sold({ ...dollars, ListPrice: 1 }, { Markets: ['SE'] }), sold({ ...dollars, ListPrice: 2 }, { Actions: ['Details'] }),
      sold({ ...dollars, ListPrice: 4 }, { DisplayRank: '2' }), sold({ ...dollars, ListPrice: 3 }, { DisplayRank: 1 }),
    ]), 'us')).toMatchObject({ amount: 3, currency: 'USD' });
  });

  it('prefers the preferred SKU over a lower rank', () => {
    const skus = [{ Sku: { SkuId: 'a', Rank: 0 }, Availabilities: [sold({ ...dollars, ListPrice: 1 })] }, { Sku: { SkuId: 'b', Rank: 9 }, Availabilities: [sold({ ...dollars, ListPrice: 2 })] }];
    expect(priceOf({ PreferredSkuId: 'b', DisplaySkuAvailabilities: skus } as never, 'US')!.amount).toBe(2);
    expect(priceOf({ DisplaySkuAvailabilities: skus } as never, 'US')!.amount).toBe(1);
  });

  it('a SKU without an id was preferred where nothing is', () => {
    const skus = [{ Sku: { Rank: 9 }, Availabilities: [sold({ ...dollars, ListPrice: 2 })] }, { Sku: { SkuId: 'a', Rank: 1 }, Availabilities: [sold({ ...dollars, ListPrice: 1 })] }];
    expect(priceOf({ DisplaySkuAvailabilities: skus } as never, 'US')!.amount).toBe(1);
  });

  it('names the price before a sale only where it is more, and the recurrence only where there is one', () => {
    expect(priceOf(product([sold({ ...dollars, ListPrice: '5', MSRP: '10', RecurrencePrice: 7 })]), 'US')).toMatchObject({ amount: 5, before: 10, recurring: 7 });
    expect(priceOf(product([sold({ ...dollars, MSRP: 19.99, RecurrencePrice: 0 })]), 'US')).toMatchObject({ before: undefined, recurring: undefined });
  });

  it('a price without a currency was dollars', () => {
    expect(priceOf(product([sold({ ListPrice: 5 })]), 'US')).toMatchObject({ amount: 5, currency: undefined });
    expect(priceOf(product([sold({ ListPrice: 5, CurrencyCode: 'dollars' })]), 'US')!.currency).toBeUndefined();
    expect(priceOf(product([sold({ ListPrice: 5, CurrencyCode: 'sek' })]), 'US')!.currency).toBe('SEK');
  });

  it('one broken availability hid the sound one behind it', () => {
    expect(priceOf(product([sold({ ListPrice: 'free' }, { DisplayRank: 0 }), sold(dollars, { DisplayRank: 1 })]), 'US')!.amount).toBe(19.99);
  });

  it.each([[[null, sold(dollars)]], [[{}, 7, sold(dollars, { Markets: [null, { toString: 1 }, 'US'] })]]])('null and objects in the lists threw while drawing', (list) => {
    expect(priceOf(product(list), 'US')!.amount).toBe(19.99);
  });

  it.each([null, undefined, 7, {}, { DisplaySkuAvailabilities: 'all' }, { DisplaySkuAvailabilities: [null, {}] }])('%j has no price', (broken) => {
    expect(priceOf(broken as never, 'US')).toBeUndefined();
  });
});

// ARE-5 STO-2
describe('owns', () => {
  const inventory = (entitlements: unknown) => ({ result: { inventory: { entitlements } } }) as never;
  it('finds an id in any field, and nothing in hostile lists', () => {
    expect(owns(inventory([null, 'P1', { offer: 'P1' }]), ['P1'])).toBe(true);
    for (const list of [undefined, 'P1', [null], [['x']], [{ id: { P1: 1 } }]]) expect(owns(inventory(list), ['P1'])).toBe(false);
    expect(owns(inventory([{ id: '' }]), ['', undefined])).toBe(false);
    expect(owns(undefined, ['P1'])).toBe(false);
  });
});

const minecoins = { productId: 'P1', offerId: 'O1', amount: 100 };
const show = (store: object, props: object = minecoins, gamertag: string | undefined = 'Fox') => renderArea(StoreProduct, description, {
  groups: { store: { catalog: async () => ({ Products: [product([sold(dollars)])] }), inventory: async () => ({}), refreshBalance: async () => ({ balance: 500, status: 'Success' }), ...store } },
  props: props as never, gamertag,
});
const button = ({ all }: Awaited<ReturnType<typeof show>>, name: RegExp) => all('button').find((one) => name.test(one.textContent!))!;
const buy = async (shown: Awaited<ReturnType<typeof show>>) => {
  await shown.act(() => button(shown, /Buy|Try again/).click());
  await shown.act(() => button(shown, /Yes/).click());
  await shown.settle();
};

// ARE-5
describe('store-product', () => {
  it('shows the catalog\'s price to somebody signed out', async () => {
    const { text } = await renderArea(StoreProduct, description, { groups: { store: { catalog: async () => ({ Products: [product([sold(dollars)])] }) } }, props: { productId: 'P1' } });
    expect(text('h2')).toBe('Castle');
    expect(text()).toContain('$19.99');
  });

  it('without a currency the number stands alone, in the page\'s way of writing it', async () => {
    const store = { catalog: async () => ({ Products: [product([sold({ ListPrice: 1234.5, MSRP: 2000 })])] }) };
    const { text } = await renderArea(StoreProduct, description, { groups: { store }, props: { productId: 'P1' }, locale: 'de-DE' });
    expect(text('strong')).toBe('1.234,50');
    expect(text()).not.toMatch(/[$€]|USD/);
  });

  it('a subscription that always costs the same looked like something that is paid once', async () => {
    const at = async (price: object) => (await renderArea(StoreProduct, description, { groups: { store: { catalog: async () => ({ Products: [product([sold({ ...dollars, ...price })])] }) } }, props: { productId: 'P1' } })).text();
    expect(await at({ ListPrice: 7.99, RecurrencePrice: 7.99 })).toContain('$7.99each time it renews');
    expect(await at({ ListPrice: 1, RecurrencePrice: 7.99 })).toContain('then $7.99 each time');
  });

  it('a page in Swedish for a visitor in the United States found nothing sold there', async () => {
    const catalog = vi.fn(async () => ({ Products: [product([sold(dollars)])] }));
    const { text } = await renderArea(StoreProduct, description, { groups: { store: { catalog } }, props: { productId: 'P1' }, locale: 'sv-SE', settings: { locale: 'sv-se' } });
    expect(text('strong')).toContain('19,99');
    expect(catalog).toHaveBeenCalledWith({ bigIds: ['P1'], market: 'us' }, expect.anything());
  });

  it.each([[{ Products: [] }], [{}], [{ Products: 'none' }], [{ Products: [null] }]])('a product that is not in the answer %j left the area blank', async (answer) => {
    expect((await show({ catalog: async () => answer })).text()).toContain('This product is not in the store.');
  });

  it('a title with script, or none that is a text, is survived', async () => {
    const shown = await show({ catalog: async () => ({ Products: [product(null, '<script>{amount} $&')] }) });
    expect(shown.text('h2')).toBe('<script>{amount} $&');
    await shown.act(() => button(shown, /Buy/).click());
    expect(shown.text('[role=group] p')).toBe('Buy <script>{amount} $& for 100 Minecoins?');
    expect((await show({ catalog: async () => ({ Products: [product(null, { toString: 1 })] }) })).text('h2')).toBe('P1');
  });

  it('the catalog failing offers a retry that works', async () => {
    const catalog = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ Products: [product([])] });
    const { find, act, text, settle } = await show({ catalog });
    await act(() => find('[role=alert] button').click());
    await settle();
    expect(text('h2')).toBe('Castle');
  });

  it.each([[true, 'It is yours.'], [402, 'do not have enough'], [409, 'You have this.'], [422, 'price has changed'], [412, 'price has changed'], [500, 'nothing was bought'], [NaN, 'answer got lost']])('the answer %s to a purchase says %s', async (answer, words) => {
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

  it('the session ending in the middle leads to signing in', async () => {
    const shown = await show({ purchase: async () => { shown.become(undefined); return NaN; } });
    await buy(shown);
    expect(shown.find('a').textContent).toBe('Sign in to buy');
  });

  it('after Not now the focus was lost', async () => {
    const shown = await show({});
    await shown.act(() => button(shown, /Buy/).click());
    await shown.act(() => button(shown, /Not now/).click());
    await shown.settle();
    expect(shown.root.activeElement?.textContent).toBe('Buy');
  });

  it('what was bought in one place was still sold in another', async () => {
    const [here, there, other] = [await show({ purchase: async () => true }), await show({}), await show({}, { ...minecoins, offerId: 'O2' })];
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

  it('what the player has was never asked for again when that failed once', async () => {
    const inventory = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ result: { inventory: { entitlements: [{ id: 'O1' }] } } });
    const shown = await show({ inventory });
    await shown.act(() => button(shown, /Buy/).click());
    await shown.settle();
    expect(inventory).toHaveBeenCalledTimes(2);
  });

  it('what one player bought or had was the next one\'s too', async () => {
    const shown = await show({ purchase: async () => true, inventory: vi.fn().mockResolvedValueOnce({}).mockResolvedValue({}) });
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
