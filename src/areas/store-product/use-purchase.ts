import { useEffect, useRef, useState } from 'react';
import type { Services } from '../../services/services';
import type { Host } from '../../widgets/shared/host';

/** Fired where something was bought: `detail` is `{ offerId, amount }`. */
const BOUGHT = 'cobble:bought';

/** Where a purchase stands. */
export type Purchase = 'idle' | 'asking' | 'buying' | 'bought' | 'funds' | 'owned' | 'price' | 'unknown' | 'failed';

/**
 * Buys once: asks first, compares the balance, sends one request whatever is pressed, and brings the balance up to date
 * (STO-5, STO-7). The page is told by `cobble:balance` on the document, so that every balance on it follows, and of what
 * was bought by `cobble:bought`, so that every other place that sells the same knows.
 */
export const usePurchase = (host: Host, services: Services | undefined, gamertag: string | undefined, { offerId, amount, storeId }: { offerId: string | undefined; amount: number | undefined; storeId: string | undefined }) => {
  const [state, setState] = useState<Purchase>('idle');
  const [elsewhere, setElsewhere] = useState<unknown>();
  const busy = useRef(false);
  // What one player bought, the next has not.
  useEffect(() => {
    setState('idle');
    setElsewhere(undefined);
  }, [gamertag]);
  useEffect(() => {
    const hear = ({ target, detail }: CustomEventInit<{ offerId?: unknown } | null> & Partial<Event>) => {
      if (target !== host.element) setElsewhere(detail?.offerId);
    };
    document.addEventListener(BOUGHT, hear);
    return () => document.removeEventListener(BOUGHT, hear);
  }, [host]);

  const tellBalance = async () => {
    const { balance } = await services!.store.refreshBalance();
    document.dispatchEvent(new CustomEvent('cobble:balance', { detail: { balance } }));
    return balance;
  };

  const buy = async () => {
    if (busy.current || !services || !offerId || amount === undefined) return;
    busy.current = true;
    setState('buying');
    try {
      // What can't be paid is not asked for. A balance that does not come leaves the judgement to the service.
      const balance = await tellBalance().catch(() => undefined);
      if (balance !== undefined && balance < amount) return setState('funds');
      const answer = await services.store.purchase({ offerId, amount, ...(storeId ? { storeId } : {}) });
      if (answer === true) {
        setState('bought');
        host.emit('bought', { offerId, amount });
        await tellBalance().catch(() => document.dispatchEvent(new CustomEvent('cobble:balance', { detail: null })));
      } else if (!services.auth.isLoggedIn()) {
        // The session ended in between: nothing was sent, and the button now leads to signing in.
        setState('idle');
      } else {
        setState(answer === 402 ? 'funds' : answer === 409 ? 'owned' : answer === 422 || answer === 412 ? 'price' : Number.isNaN(answer) ? 'unknown' : 'failed');
        if (Number.isNaN(answer)) document.dispatchEvent(new CustomEvent('cobble:balance', { detail: null }));
      }
    } catch {
      setState('failed');
    } finally {
      busy.current = false;
    }
  };
  return { state, boughtElsewhere: !!offerId && elsewhere === offerId, ask: () => setState('asking'), cancel: () => setState('idle'), buy };
};
