import { useEffect, useRef, useState } from 'react';
import { statusOf } from '../../../services/client/status-of';
import type { Services } from '../../../services/services';
import type { Host } from '../../../widgets/kit/host';
import { useConfirmation } from '../../kit/confirm/use-confirmation';
import { purchaseTexts } from './purchase-texts';
import { termsOf } from './terms-of';

/** Fired where something was bought: `detail` is `{ offerId, amount }`. */
const BOUGHT = 'cobble:bought';

/** Where a purchase stands. */
export type Purchase =
  | 'idle'
  | 'checking'
  | 'asking'
  | 'buying'
  | 'bought'
  | 'funds'
  | 'owned'
  | 'offer'
  | 'price'
  | 'unseen'
  | 'framed'
  | 'unknown'
  | 'failed';

/** What the page says is sold. */
export interface Wanted {
  readonly productId: string;
  readonly offerId: string | undefined;
  readonly amount: number | undefined;
  readonly storeId: string | undefined;
}

/**
 * Buys once: learns from the service what is sold (`termsOf`), asks the visitor, compares the balance, sends one
 * request whatever is pressed, and brings the balance up to date (STO-5, STO-7). The page is told by `cobble:balance`
 * on the document, so that every balance on it follows, and of what was bought by `cobble:bought`, so that every other
 * place that sells the same knows.
 */
export const usePurchase = (
  host: Host,
  services: Services | undefined,
  gamertag: string | undefined,
  { productId, offerId, amount, storeId }: Wanted,
) => {
  const [state, setState] = useState<Purchase>('idle');
  /** The offer that was bought last, here or elsewhere on the page. */
  const [last, setLast] = useState<unknown>();
  const { texts, ask } = useConfirmation(host, gamertag, purchaseTexts);
  const busy = useRef(false);
  const turn = useRef(0);
  // What is said of one product is not true of the next.
  useEffect(() => {
    turn.current++;
    setState('idle');
  }, [gamertag, productId, offerId, amount, storeId]);
  // What one player bought, the next has not.
  useEffect(() => {
    setLast(undefined);
    const hear = ({ detail }: CustomEventInit<{ offerId?: unknown } | null>) => setLast(detail?.offerId);
    document.addEventListener(BOUGHT, hear);
    return () => document.removeEventListener(BOUGHT, hear);
  }, [gamertag]);

  const tellBalance = async ({ store }: Services) => {
    const { balance } = await store.refreshBalance();
    document.dispatchEvent(new CustomEvent('cobble:balance', { detail: { balance } }));
    return balance;
  };

  /** One request, once the visitor has agreed. */
  const send = async (services: Services, offerId: string, amount: number): Promise<Purchase> => {
    // What can't be paid is not asked for. A balance that does not come leaves the judgement to the service.
    const balance = await tellBalance(services).catch(() => undefined);
    if (balance !== undefined && balance < amount) return 'funds';
    // Meanwhile another player signed in, who has not been asked.
    if (services.auth.gamertag() !== gamertag) return 'idle';
    const answer = await services.store.purchase({ offerId, amount, ...(storeId ? { storeId } : {}) });
    if (answer === true) return 'bought';
    // The session ended in between: nothing was sent, and the button now leads to signing in.
    if (!services.auth.isLoggedIn()) return 'idle';
    return answer === 402
      ? 'funds'
      : answer === 409
        ? 'owned'
        : answer === 422 || answer === 412
          ? 'price'
          : // A gateway that has no answer in time does not know either whether the service bought it.
            Number.isNaN(answer) || answer === 502 || answer === 504
            ? 'unknown'
            : 'failed';
  };

  const buy = async (opener: HTMLElement) => {
    if (busy.current || !services || !offerId || amount === undefined) return;
    busy.current = true;
    const own = turn.current;
    // Of another player or product by now: not said here.
    const become = (next: Purchase) => {
      if (own === turn.current) setState(next);
    };
    try {
      become('checking');
      const terms = termsOf(await services.marketplace.item(productId), { productId, offerId, amount });
      if (typeof terms === 'string') return become(terms);
      if (own !== turn.current) return;
      become('asking');
      const question = terms.amount
        ? { text: texts.confirmText, yesText: texts.yesText, ...terms }
        : { text: texts.freeConfirmText, yesText: texts.freeYesText, title: terms.title };
      const answer = await ask(opener, question);
      if (answer !== 'yes') return become(answer === 'no' ? 'idle' : answer);
      become('buying');
      const outcome = await send(services, offerId, terms.amount);
      become(outcome);
      if (outcome === 'bought') {
        host.emit('bought', { offerId, amount });
        await tellBalance(services).catch(() =>
          document.dispatchEvent(new CustomEvent('cobble:balance', { detail: null })),
        );
      } else if (outcome === 'unknown') document.dispatchEvent(new CustomEvent('cobble:balance', { detail: null }));
    } catch (error) {
      become(statusOf(error) === 404 ? 'offer' : 'failed');
    } finally {
      busy.current = false;
    }
  };
  return { state, isBought: !!offerId && last === offerId, buy, texts };
};
