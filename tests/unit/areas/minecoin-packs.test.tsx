import { afterEach, expect, it, vi } from 'vitest';
import { MinecoinPacks } from '../../../src/areas/store/minecoin-packs/minecoin-packs';
import { description } from '../../../src/areas/store/minecoin-packs/minecoin-packs.widget';
import { renderArea } from './support';

afterEach(() => void vi.restoreAllMocks());

const pack = (id: string, title: string, amount: number, more: object = {}) => ({
  ProductId: id,
  LocalizedProperties: [{ ProductTitle: title }],
  DisplaySkuAvailabilities: [
    {
      Sku: { SkuId: 'S' },
      Availabilities: [
        {
          Actions: ['Purchase'],
          Markets: ['US'],
          OrderManagementData: { Price: { CurrencyCode: 'USD', ListPrice: amount, ...more } },
        },
      ],
    },
  ],
});
const products = [pack('c2', '1,020 coins', 5.99, { MSRP: 7.99 }), pack('C1', '320 coins', 1.99)];

const show = async (
  store: object = {},
  {
    props = {},
    gamertag = 'Fox',
    ids = ['C1', 'C2', 'C3'],
  }: { props?: object; gamertag?: string; ids?: string[] } = {},
) => {
  const catalog = vi.fn(async (_: unknown) => ({ Products: products }));
  const report = vi.fn();
  const shown = await renderArea(MinecoinPacks, description, {
    groups: { store: { catalog, ...store }, telemetry: { report } },
    props: { market: 'us', ...props },
    gamertag: gamertag || undefined,
    settings: { minecoinProducts: ids },
  });
  return { ...shown, catalog, report, packs: () => shown.all('li').map(({ textContent }) => textContent) };
};

// STO-3 STO-8
it('lists the packs of the settings that the catalog sells, in their order, with one request', async () => {
  const { packs, catalog } = await show({}, { props: { market: 'US' } });
  expect(packs()).toEqual(['320 coins$1.99Buy 320 coins', '1,020 coins$5.99Original price $7.99Buy 1,020 coins']);
  expect(catalog.mock.calls.map(([asked]) => asked)).toEqual([{ bigIds: ['C1', 'C2', 'C3'], market: 'US' }]);
});

// STO-8
it("prefers the page's ids to those of the settings", async () => {
  const { packs, catalog } = await show({}, { props: { productIds: ' c2, ' } });
  expect(packs()).toEqual([expect.stringContaining('1,020 coins')]);
  expect(catalog.mock.calls.map(([asked]) => asked)).toEqual([{ bigIds: ['c2'], market: 'us' }]);
});

// STO-6 STO-8 SVC-3
it('links to the store, reports the press, and credits the pack once the visitor returns', async () => {
  const refreshBalance = vi.fn(async (_: unknown) => ({ balance: 1340, status: 'Success' }));
  const { all, report, events, act, settle } = await show(
    { refreshBalance },
    { props: { buyHref: 'https://store.example/{productId}?from=shop' } },
  );
  const balances: unknown[] = [];
  document.addEventListener('cobble:balance', ({ detail }: CustomEventInit) => balances.push(detail), { once: true });
  const returns = async (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    await act(() => document.dispatchEvent(new Event('visibilitychange')));
    await settle();
  };
  const [, link] = all<HTMLAnchorElement>('li a');
  expect(link!.href).toBe('https://store.example/C2?from=shop');
  await returns('visible');
  await act(() => link!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  expect(events).toEqual([{ name: 'buy', detail: { productId: 'C2' } }]);
  expect(report.mock.calls).toEqual([['Ms.Web.BuyNow', { productId: 'C2', amount: 5.99, currency: 'USD' }]]);
  await returns('hidden');
  expect(refreshBalance).not.toHaveBeenCalled();
  await returns('visible');
  await returns('visible');
  expect(refreshBalance.mock.calls).toEqual([[{ platformStoreOfferId: 'C2' }]]);
  expect(balances).toEqual([{ balance: 1340 }]);
});

// STO-8
it('has a button without a safe address, and lets a listener keep a link from being followed', async () => {
  expect((await show()).all('li button')).toHaveLength(2);
  expect((await show({}, { props: { buyHref: 'javascript:alert({productId})' } })).all('li a')).toEqual([]);
  const { element, find, report } = await show({}, { props: { buyHref: '/store' } });
  element.addEventListener('cobble:buy', (event) => event.preventDefault());
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('li a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(report).not.toHaveBeenCalled();
});

// SVC-3
it('reports no purchase for a press that only fires cobble:buy', async () => {
  const { find, act, events, report } = await show();
  await act(() => find('li button').click());
  expect(events).toEqual([{ name: 'buy', detail: { productId: 'C1' } }]);
  expect(report).not.toHaveBeenCalled();
});

// STO-8
it('shows prices and one way to sign in when signed out, and requests the catalog once', async () => {
  const { packs, all, act, become, settle, catalog, text } = await show({}, { gamertag: '' });
  expect(packs()).toEqual(['320 coins$1.99', '1,020 coins$5.99Original price $7.99']);
  expect(all('a').map(({ textContent }) => textContent)).toEqual(['Sign in']);
  expect(text()).toContain('Sign in to buy Minecoins.');
  await act(() => become('Fox'));
  await settle();
  expect(all('li button')).toHaveLength(2);
  expect(text()).not.toContain('Sign in');
  expect(catalog).toHaveBeenCalledTimes(1);
});

// STO-8
it.each([[{}], [{ Products: null }], [{ Products: [{ ProductId: 'C1' }] }], [{ Products: [pack('C1', '320', -1)] }]])(
  'shows that no pack is sold for the answer %j',
  async (answer) => {
    const { text, all } = await show({ catalog: async () => answer });
    expect(text()).toContain('No Minecoins for sale in your country right now.');
    expect(all('li')).toEqual([]);
  },
);

// STO-8
it('requests nothing and names the setting if it has no packs', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { catalog, text } = await show({}, { ids: [] });
  expect(catalog).not.toHaveBeenCalled();
  expect(text()).toContain('No Minecoins for sale');
  expect(warn.mock.calls.flat().join()).toContain('Fix: set minecoinProducts in the settings.');
});

// STO-3
it('offers a retry after a failure', async () => {
  const catalog = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ Products: products });
  const { find, act, settle, packs, text } = await show({ catalog });
  expect(text('[role=alert]')).toContain('Something went wrong.');
  await act(() => find('[role=alert] button').click());
  await settle();
  expect(packs()).toHaveLength(2);
});
