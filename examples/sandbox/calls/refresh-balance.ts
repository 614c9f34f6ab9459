import type { CurrencyRefresh } from '../../../src/services/store/answers';
import { coinPacks } from '../data/catalog-products';
import type { Handler } from '../http/call';
import { jsonObject } from '../http/json-body';
import { playerOf } from './callers';

/**
 * Simulates a refresh after a purchase in the platform's store (STO-6, STO-7). The first refresh with a coin pack's ID
 * credits the pack's coins. IDs that start with `pending` return Unknown twice. IDs that start with `failing` always
 * return Failure.
 */
export const refreshBalance: Handler = (call) => {
  const player = playerOf(call);
  const { platformStoreOfferId } = call.body.length ? jsonObject(call) : {};
  const offer = typeof platformStoreOfferId === 'string' ? platformStoreOfferId : '';
  const attempts = (player.refreshes.get(offer) ?? 0) + 1;
  player.refreshes.set(offer, attempts);
  const status = offer.startsWith('failing')
    ? 'Failure'
    : offer.startsWith('pending') && attempts < 3
      ? 'Unknown'
      : 'Success';
  const pack = coinPacks.find(([id]) => id === offer);
  if (pack && !player.fulfilled.has(offer)) {
    player.fulfilled.add(offer);
    player.balance += pack[1];
  }
  const body: CurrencyRefresh = {
    result: {
      status,
      statusCode: { Success: 200, Unknown: 202, Failure: 424 }[status],
      ...(status === 'Success' && {
        virtualCurrency: {
          balances: [{ type: 'Minecoin', amount: player.balance }],
          inventoryVersion: player.inventoryVersion,
        },
      }),
    },
  };
  return { body };
};
