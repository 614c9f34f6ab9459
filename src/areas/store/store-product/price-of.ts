import type { Availability, CatalogProduct, Price } from '../../../services/store/answers';

/** What a product costs in a market. */
export interface ProductPrice {
  /** 0 is free. */
  readonly amount: number;
  /** Three letters. */
  readonly currency: string;
  /** Before the sale, where that is more. */
  readonly before?: number;
  /** Of a subscription, each time. */
  readonly recurring?: number;
}

/**
 * Milliseconds by which a visitor's clock may be wrong: who is early or late by less is shown what begins or ends then.
 */
const SLACK = 300_000;

/**
 * The price of the availability that a visitor gets: of the preferred SKU, else of the one with the lowest rank; of its
 * availabilities, one for the market that can be purchased now, by everybody, and whose price is whole; the lowest rank
 * first. Numbers may come as text. What is within its dates by the visitor's clock goes before what is so by a clock
 * that is a little wrong.
 *
 * @param now milliseconds since 1970, by the visitor's clock
 * @returns without a price, what the catalog says of that: `abroad` where the product can be purchased, but not in the
 *   market; `not-sold` where nobody can
 *   purchase it now; undefined where it says nothing: it names no way to get the product, or one without a whole price
 */
export const priceOf = (
  product: CatalogProduct,
  market: string,
  now: number,
): ProductPrice | 'abroad' | 'not-sold' | undefined => {
  const all = (product.DisplaySkuAvailabilities ?? [])
    .map(({ Sku, Availabilities = [] }) => ({
      rank:
        Sku?.SkuId && Sku.SkuId === product.PreferredSkuId ? -1 : rankOf(Sku?.Rank ?? Sku?.Properties?.SkuDisplayRank),
      ways: [...Availabilities].sort((a, b) => rankOf(a.DisplayRank) - rankOf(b.DisplayRank)),
    }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ ways }) => ways);
  const sold = (slack: number) => all.filter((one) => canPurchase(one) && isWithin(one, now, slack));
  const here = [...sold(0), ...sold(SLACK)].filter((one) => isFor(one, market));
  for (const { OrderManagementData } of here) {
    const price = read(OrderManagementData?.Price);
    if (price) return price;
  }
  return here.length || !all.length ? undefined : sold(SLACK).length ? 'abroad' : 'not-sold';
};

/** What needs a remedy first, such as a membership, is not sold to everybody at that price. */
const canPurchase = ({ Actions, RemediationRequired }: Availability) =>
  Actions?.includes('Purchase') && !RemediationRequired;

/** A date that can't be read is none. */
const isWithin = ({ Conditions: { StartDate = '', EndDate = '' } = {} }: Availability, now: number, slack: number) =>
  !(Date.parse(StartDate) > now + slack || Date.parse(EndDate) <= now - slack);

const isFor = ({ Markets }: Availability, market: string) =>
  !Markets?.length || Markets.some((one) => one.toLowerCase() === market.toLowerCase());

/** Nothing where the amount or its currency is missing: none is made up, and a number alone says no price. */
const read = (price: Price | undefined): ProductPrice | undefined => {
  const { ListPrice: amount = -1, CurrencyCode = '', MSRP: before = 0, RecurrencePrice: recurring = 0 } = price ?? {};
  const currency = CurrencyCode.trim().toUpperCase();
  if (amount < 0 || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return {
    amount,
    currency,
    before: before > amount ? before : undefined,
    recurring: recurring > 0 ? recurring : undefined,
  };
};

/** A rank below 0 is none. */
const rankOf = (rank = -1): number => (rank < 0 ? 1e9 : rank);
