import { useEffect, useRef, useState } from 'react';
import { statusOf } from '../../../services/client/status-of';
import type { Services } from '../../../services/services';
import type { PropsOf } from '../../../widgets/kit/description';
import type { Host } from '../../../widgets/kit/host';
import type { UnaskedReason } from '../../kit/confirm/unasked-note';
import { useConfirmation } from '../../kit/confirm/use-confirmation';
import { useSubjectState } from '../../kit/use-subject-state';
import { invalidateBalance } from '../parts/balance-event';
import { purchaseTexts } from './purchase-texts';
import { type Outcome, refreshBalance, sendPurchase } from './send-purchase';
import type { description } from './store-product.widget';
import { type Order, termsOf } from './terms-of';

/** Fires on the document after a purchase. The `detail` is `{ offerId, amount }`. */
const BOUGHT_EVENT = 'cobble:bought';

export type ProductTexts = Omit<PropsOf<typeof description>, 'productId' | 'entitlement'>;

export type PurchaseStep = Outcome | 'checking' | 'asking' | 'buying' | 'offer' | UnaskedReason;

export interface PurchaseOptions {
  readonly host: Host;
  readonly services: Services | undefined;
  readonly gamertag: string | undefined;
  /** The product is for sale if `offerId` and `amount` are set. */
  readonly offer: Pick<Order, 'productId' | 'storeId'> & Partial<Pick<Order, 'offerId' | 'amount'>>;
}

/**
 * Checks the service's offer, asks the visitor, and sends one request, however often the button is pressed (STO-5).
 * After a purchase, fires `cobble:bought`, so that all areas with the offer show it as bought.
 */
export const usePurchase = ({ host, services, gamertag, offer }: PurchaseOptions) => {
  const { productId, offerId, amount, storeId } = offer;
  const key = JSON.stringify([gamertag, productId, offerId, amount, storeId]);
  const { value: step, set, isCurrent } = useSubjectState<PurchaseStep>(key, 'idle');
  const { texts, ask } = useConfirmation(host, gamertag, purchaseTexts);
  const lastBought = useLastBought(gamertag);
  const isBusy = useRef(false);

  const purchase = async (opener: HTMLElement, services: Services, order: Order): Promise<PurchaseStep> => {
    set('checking');
    const terms = termsOf(await services.marketplace.item(productId), order);
    if (typeof terms === 'string') return terms;
    if (!isCurrent()) return 'idle';
    set('asking');
    const question = terms.amount
      ? { text: texts.confirmText, yesText: texts.yesText, ...terms }
      : { text: texts.freeConfirmText, yesText: texts.freeYesText, title: terms.title };
    const answer = await ask(opener, question);
    if (answer !== 'yes') return answer === 'no' ? 'idle' : answer;
    set('buying');
    return sendPurchase(services, gamertag, order);
  };

  const buy = async (opener: HTMLElement) => {
    if (isBusy.current || !services || !offerId || amount === undefined) return;
    isBusy.current = true;
    try {
      const result = await purchase(opener, services, { productId, offerId, amount, storeId });
      set(result);
      if (result === 'bought') {
        host.emit('bought', { offerId, amount });
        await refreshBalance(services).catch(invalidateBalance);
      } else if (result === 'unknown') invalidateBalance();
    } catch (error) {
      set(statusOf(error) === 404 ? 'offer' : 'failed');
    } finally {
      isBusy.current = false;
    }
  };

  return { step, isBought: !!offerId && lastBought === offerId, buy, texts };
};

const useLastBought = (gamertag: string | undefined): unknown => {
  const [last, setLast] = useState<{ gamertag: string | undefined; offerId: unknown }>();
  useEffect(() => {
    const listen = ({ detail }: CustomEventInit<{ offerId?: unknown } | null>) =>
      setLast({ gamertag, offerId: detail?.offerId });
    document.addEventListener(BOUGHT_EVENT, listen);
    return () => document.removeEventListener(BOUGHT_EVENT, listen);
  }, [gamertag]);
  return last?.gamertag === gamertag ? last?.offerId : undefined;
};
