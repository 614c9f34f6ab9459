import { useEffect, useRef } from 'react';
import type { Services } from '../../../services/services';
import { announceBalance, invalidateBalance } from '../parts/balance-event';
import { reportBuyLink } from '../parts/report-buy-link';
import type { Pack } from './use-packs';

/**
 * Asks the service to credit the pack (STO-6) when the visitor returns from the store's page. Then updates this page's
 * balances.
 *
 * @returns a press handler for pack buttons. If a button's link is followed, the handler reports the purchase (SVC-3).
 */
export const usePackPurchase = (services: Services | undefined): ((pack: Pack, isLinkFollowed: boolean) => void) => {
  const pressed = useRef<Pack>(undefined);
  useEffect(() => {
    const refresh = () => {
      const pack = pressed.current;
      if (document.visibilityState === 'hidden' || !services || !pack) return;
      pressed.current = undefined;
      services.store
        .refreshBalance({ platformStoreOfferId: pack.productId })
        .then(({ balance }) => announceBalance(balance), invalidateBalance);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [services]);
  return (pack, isLinkFollowed) => {
    pressed.current = pack;
    if (isLinkFollowed) reportBuyLink(services, pack.productId, pack.price);
  };
};
