import type { Services } from '../../../services/services';
import { announceBalance } from '../parts/balance-event';
import type { Order } from './terms-of';

/**
 * `idle`: nothing was sent, because nobody or another player is signed in. `unknown`: the answer got lost, so it may
 * have been bought.
 */
export type Outcome = 'idle' | 'bought' | 'funds' | 'owned' | 'price' | 'unknown' | 'failed';

/** By HTTP status. After a gateway's timeout (502, 504), nobody knows whether the service bought it. */
const OUTCOMES: ReadonlyMap<number, Outcome> = new Map([
  [402, 'funds'],
  [409, 'owned'],
  [412, 'price'],
  [422, 'price'],
  [502, 'unknown'],
  [504, 'unknown'],
  [Number.NaN, 'unknown'],
]);

/** Requests the balance (STO-7) and updates every balance on the page. */
export const refreshBalance = async ({ store }: Services): Promise<number | undefined> => {
  const { balance } = await store.refreshBalance();
  announceBalance(balance);
  return balance;
};

/**
 * Sends one request for the confirmed purchase (STO-5), unless the balance is too low.
 *
 * @param gamertag the player who agreed
 */
export const sendPurchase = async (
  services: Services,
  gamertag: string | undefined,
  { offerId, amount, storeId }: Order,
): Promise<Outcome> => {
  // Without a balance, the service decides.
  const balance = await refreshBalance(services).catch(() => undefined);
  if (balance !== undefined && balance < amount) return 'funds';
  if (services.auth.gamertag() !== gamertag) return 'idle';
  const answer = await services.store.purchase({ offerId, amount, ...(storeId ? { storeId } : {}) });
  if (answer === true) return 'bought';
  // The session ended before the request, and the button leads to signing in.
  if (!services.auth.isLoggedIn()) return 'idle';
  return OUTCOMES.get(answer) ?? 'failed';
};
