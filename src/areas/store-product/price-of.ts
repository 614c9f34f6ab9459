import type { CatalogProduct, Price } from '../../services/answers/store';
import { toNumber } from '../shared/to-number';
import { toText } from '../shared/to-text';

/** What a product costs in a market. */
export interface ProductPrice {
  readonly amount: number;
  /** Three letters; undefined where the catalog names none. */
  readonly currency?: string;
  /** Before the sale, where that is more. */
  readonly before?: number;
  /** Of a subscription, each time. */
  readonly recurring?: number;
}

/**
 * The price of the availability that a visitor gets: of the preferred SKU, else of the one with the lowest rank; of its
 * availabilities, one for the market that can be purchased, the lowest rank first. Numbers may come as text.
 *
 * @returns undefined when nothing can be purchased in the market
 */
export const priceOf = (product: CatalogProduct, market: string): ProductPrice | undefined => {
  const skus = listOf(product?.DisplaySkuAvailabilities)
    .map((sku) => ({ sku, rank: sku.Sku?.SkuId && sku.Sku.SkuId === product.PreferredSkuId ? -1 : numberOf(sku.Sku?.Rank ?? sku.Sku?.Properties?.SkuDisplayRank) ?? 1e9 }))
    .sort((a, b) => a.rank - b.rank);
  for (const { sku } of skus) {
    const sold = listOf(sku.Availabilities)
      .filter(({ Actions, Markets }) => listOf(Actions).includes('Purchase') && (!Markets?.length || listOf(Markets).some((one: unknown) => toText(one)?.toLowerCase() === market.toLowerCase())))
      .sort((a, b) => (numberOf(a.DisplayRank) ?? 1e9) - (numberOf(b.DisplayRank) ?? 1e9));
    for (const { OrderManagementData } of sold) {
      const price = read(OrderManagementData?.Price);
      if (price) return price;
    }
  }
  return undefined;
};

const read = (price: Price | undefined): ProductPrice | undefined => {
  const amount = numberOf(price?.ListPrice);
  if (amount === undefined) return undefined;
  const before = numberOf(price!.MSRP);
  const recurring = numberOf(price!.RecurrencePrice);
  const currency = toText(price!.CurrencyCode)?.trim().toUpperCase() ?? '';
  return {
    amount,
    // None is made up: an amount in the wrong money is a wrong price.
    currency: /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    before: before !== undefined && before > amount ? before : undefined,
    recurring: recurring ? recurring : undefined,
  };
};

const listOf = <T,>(list: readonly T[] | undefined): readonly T[] => (Array.isArray(list) ? list.filter((one: T | null) => one != null) : []);

const numberOf = (value: unknown): number | undefined => {
  const number = toNumber(value);
  return number !== undefined && number >= 0 ? number : undefined;
};
