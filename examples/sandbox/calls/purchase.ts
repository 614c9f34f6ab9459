import { coinOffers } from '../data/offers';
import type { Handler } from '../http/call';
import { isObject, jsonObject } from '../http/json-body';
import { Refusal } from '../http/refusal';
import { playerOf } from './callers';

/** Each row: a prefix of offer IDs, and the error for such offers. */
const refusals: readonly (readonly [start: string, refusal: () => Refusal])[] = [
  ['missing', () => new Refusal(404, 'OfferNotFound', 'There is no such offer.')],
  ['owned', () => new Refusal(409, 'AlreadyOwned', 'The player has this already.')],
  ['unavailable', () => new Refusal(412, 'PreconditionFailed', 'The offer is not for sale to this player now.')],
  ['repriced', () => new Refusal(422, 'PriceChanged', 'The price has changed. Show the new one before asking again.')],
];

/**
 * Rejects offers with a prefix in `refusals`, and offers that the player owns. Marketplace items and coin
 * products require the exact price (STO-5). Other offers accept any amount.
 */
export const purchase: Handler = (call) => {
  const player = playerOf(call);
  const { offerId, transactionType, virtualCurrency } = jsonObject(call);
  const { amount, type } = isObject(virtualCurrency) ? virtualCurrency : {};
  if (typeof offerId !== 'string' || !offerId) throw new Refusal(400, 'InvalidRequest', '"offerId" is missing.');
  if (transactionType !== 'purchase') throw new Refusal(400, 'InvalidRequest', '"transactionType" is not "purchase".');
  if (type !== 'Minecoin' || typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0)
    throw new Refusal(400, 'InvalidRequest', '"virtualCurrency" is no whole amount of Minecoin.');
  const price = amount;
  const refusal = refusals.find(([start]) => offerId.startsWith(start));
  if (refusal) throw refusal[1]();
  if (player.owned.has(offerId)) throw new Refusal(409, 'AlreadyOwned', 'The player has this already.');
  const item = call.state.items.find(({ productId }) => productId === offerId);
  const catalogPrice = (item ?? coinOffers.find((one) => one.offerId === offerId))?.price;
  if (catalogPrice !== undefined && catalogPrice !== price)
    throw new Refusal(422, 'PriceChanged', `It costs ${catalogPrice}, not ${price}.`);
  if (player.balance < price)
    throw new Refusal(402, 'InsufficientFunds', `The balance is ${player.balance}, the price ${price}.`);
  player.balance -= price;
  player.owned.set(offerId, { price, date: new Date().toISOString() });
  player.inventoryVersion++;
  return {
    body: {
      transactionId: `txn-${call.state.count('transaction')}`,
      offerId,
      virtualCurrency: { type: 'Minecoin', amount: price },
    },
  };
};
