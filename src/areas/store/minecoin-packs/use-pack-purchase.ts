import { useEffect, useRef } from 'react';
import type { Services } from '../../../services/services';
import { announceBalance, invalidateBalance } from '../parts/balance-event';
import type { Pack } from './use-packs';

/**
 * The platform's store sells the packs on another page. When the visitor returns, asks the service to credit the pack
 * (STO-6) and updates all balances on the page.
 *
 * @returns reports a press of the buy button (SVC-3)
 */
export const usePackPurchase = (services: Services | undefined): ((pack: Pack) => void) => {
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
  return (pack) => {
    pressed.current = pack;
    const { amount, currency } = pack.price;
    services?.telemetry.report('Ms.Web.BuyNow', { productId: pack.productId, amount, currency });
  };
};
