import type { OneItem } from '../../../services/marketplace/answers';

export interface Order {
  readonly productId: string;
  readonly offerId: string;
  /** The page's price in Minecoins. */
  readonly amount: number;
  readonly storeId: string | undefined;
}

export interface Terms {
  readonly title: string;
  readonly amount: number;
}

/**
 * Compares the page's offer with the service's (threat 4), so that the visitor buys what the dialog shows.
 *
 * If the service states no price, accepts the page's amount: the service rejects a wrong amount (422). A price that
 * isn't a number never matches.
 *
 * @returns the terms, or what differs: `offer` or `price`
 */
export const termsOf = (
  answer: OneItem | undefined,
  { productId, offerId, amount }: Omit<Order, 'storeId'>,
): Terms | 'offer' | 'price' => {
  const item = answer?.title ? answer : answer?.item;
  if (!item?.title || item.productId !== productId || (item.offerId || productId) !== offerId) return 'offer';
  // The client sets a price of an unknown type to undefined. Treat this price as wrong, not as missing.
  const hasPrice = 'price' in item && item.price !== null;
  return hasPrice && item.price !== amount ? 'price' : { title: item.title, amount };
};
