import type { OneItem } from '../../../services/marketplace/answers';

/** What the page says is sold here. */
export interface Offered {
  readonly productId: string;
  readonly offerId: string;
  /** Minecoins. */
  readonly amount: number;
}

/** What a purchase is about, for its confirmation. */
export interface Terms {
  readonly title: string;
  readonly amount: number;
}

/**
 * The service's word on what the page offers (threat 4). One answer (MKT-3) ties product, offer, title and price
 * together, so that nobody sees one thing and buys another: the offer must be the one by which the service sells the
 * product, and the price the one that the page shows.
 *
 * An item may come without a price: then the page's amount is shown, and exactly that is sent. What remains: nobody but
 * the service knows whether it is the price, and it refuses a wrong one with the request (422), so that at most the
 * amount that was agreed to is paid. A price that is no number of Minecoins is not the page's.
 *
 * @returns `offer` or `price`, by which the two disagree: then nothing may be bought
 */
export const termsOf = (
  answer: OneItem | undefined,
  { productId, offerId, amount }: Offered,
): Terms | 'offer' | 'price' => {
  const item = answer?.title ? answer : answer?.item;
  if (!item?.title || item.productId !== productId || (item.offerId || productId) !== offerId) return 'offer';
  // One that is there and was not understood is undefined.
  const hasPrice = 'price' in item && item.price !== null;
  return hasPrice && item.price !== amount ? 'price' : { title: item.title, amount };
};
