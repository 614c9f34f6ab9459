import type { Services } from '../../../services/services';
import { announceBalance } from '../parts/balance-event';
import type { Order } from './terms-of';

/**
 * `idle`: not bought, because the player who agreed is no longer signed in. `unknown`: the purchase may have succeeded.
 */
export type Outcome = 'idle' | 'bought' | 'funds' | 'owned' | 'price' | 'unknown' | 'failed';

/** Outcomes by HTTP status. `NaN` means no response. */
const OUTCOMES: ReadonlyMap<number, Outcome> = new Map([
  [402, 'funds'],
  [409, 'owned'],
  [412, 'price'],
  [422, 'price'],
  [502, 'unknown'],
  [504, 'unknown'],
  [Number.NaN, 'unknown'],
]);

export const refreshBalance = async ({ store }: Services): Promise<number | undefined> => {
  const { balance } = await store.refreshBalance();
  announceBalance(balance);
  return balance;
};

/** Buys an offer (STO-5). @param gamertag the player who agreed */
export const sendPurchase = async (
  services: Services,
  gamertag: string | undefined,
  { offerId, amount, storeId }: Order,
): Promise<Outcome> => {
  // If the balance is unknown, let the service decide.
  const balance = await refreshBalance(services).catch(() => undefined);
  if (balance !== undefined && balance < amount) return 'funds';
  if (services.auth.gamertag() !== gamertag) return 'idle';
  const answer = await services.store.purchase({ offerId, amount, ...(storeId ? { storeId } : {}) });
  if (answer === true) return 'bought';
  // The session has ended, so the button becomes a sign-in link.
  if (!services.auth.isLoggedIn()) return 'idle';
  return OUTCOMES.get(answer) ?? 'failed';
};
