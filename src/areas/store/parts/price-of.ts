import type { Availability, CatalogProduct, Price } from '../../../services/store/answers';

export interface ProductPrice {
  /** 0 means free. */
  readonly amount: number;
  /** Three letters. */
  readonly currency: string;
  readonly before?: number;
  readonly recurring?: number;
}

/**
 * - `abroad`: the product isn't sold in this market
 * - `not-sold`: nobody can buy the product now
 * - undefined: the catalog lacks the price
 */
export type PriceAnswer = ProductPrice | 'abroad' | 'not-sold' | undefined;

const CLOCK_SLACK_MS = 300_000;

/**
 * Returns the first complete price that everybody in the market can pay now. Tries the preferred SKU first, then the
 * others by rank. If no price is valid at `now`, allows a clock error of `CLOCK_SLACK_MS`.
 *
 * @param now milliseconds since 1970
 */
export const priceOf = (product: CatalogProduct, market: string, now: number): PriceAnswer => {
  const all = availabilitiesOf(product);
  const soldNow = (slackMs: number) => all.filter((one) => canPurchase(one) && isWithinDates(one, now, slackMs));
  const soldHere = [...soldNow(0), ...soldNow(CLOCK_SLACK_MS)].filter((one) => isForMarket(one, market));
  for (const { OrderManagementData } of soldHere) {
    const price = readPrice(OrderManagementData?.Price);
    if (price) return price;
  }
  if (soldHere.length || !all.length) return undefined;
  return soldNow(CLOCK_SLACK_MS).length ? 'abroad' : 'not-sold';
};

const availabilitiesOf = ({ DisplaySkuAvailabilities = [], PreferredSkuId }: CatalogProduct): Availability[] =>
  DisplaySkuAvailabilities.map(({ Sku, Availabilities = [] }) => ({
    rank: Sku?.SkuId && Sku.SkuId === PreferredSkuId ? -1 : rankOf(Sku?.Rank ?? Sku?.Properties?.SkuDisplayRank),
    availabilities: [...Availabilities].sort((a, b) => rankOf(a.DisplayRank) - rankOf(b.DisplayRank)),
  }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ availabilities }) => availabilities);

/** A price with a requirement, such as a membership, isn't for everybody. */
const canPurchase = ({ Actions, RemediationRequired }: Availability) =>
  Actions?.includes('Purchase') && !RemediationRequired;

const isWithinDates = (
  { Conditions: { StartDate = '', EndDate = '' } = {} }: Availability,
  now: number,
  slackMs: number,
) => !(Date.parse(StartDate) > now + slackMs || Date.parse(EndDate) <= now - slackMs);

const isForMarket = ({ Markets }: Availability, market: string) =>
  !Markets?.length || Markets.some((one) => one.toLowerCase() === market.toLowerCase());

const readPrice = (price: Price | undefined): ProductPrice | undefined => {
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

const rankOf = (rank = -1): number => (rank < 0 ? 1e9 : rank);
