import { StoreProduct } from '../../../src/areas/store/store-product/store-product';
import { description } from '../../../src/areas/store/store-product/store-product.widget';
import { renderArea } from './support';

export const sold = (price: unknown, more: object = {}) => ({
  Actions: ['Details', 'Purchase'],
  Markets: ['US'],
  OrderManagementData: { Price: price },
  ...more,
});
export const product = (availabilities: unknown, title: unknown = 'Castle') =>
  ({
    ProductId: 'P1',
    LocalizedProperties: [{ ProductTitle: title }],
    DisplaySkuAvailabilities: [{ Sku: { SkuId: 'S' }, Availabilities: availabilities }],
  }) as never;
export const dollars = { CurrencyCode: 'USD', ListPrice: 19.99 };

export const minecoins = { productId: 'P1', offerId: 'O1', amount: 100 };
export const sold1 = { productId: 'P1', offerId: 'O1', title: 'Castle', price: 100 };
export const show = (
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
export const button = ({ all }: Awaited<ReturnType<typeof show>>, name: RegExp) =>
  all('button').find((one) => name.test(one.textContent!))!;
export const buy = async (shown: Awaited<ReturnType<typeof show>>) => {
  await shown.act(() => button(shown, /Buy|Try again/).click());
  await shown.settle();
};
