import { useEffect, useRef, useState } from 'react';
import type { RealmsProduct } from '../../../services/realms/answers';
import type { Services } from '../../../services/services';
import { AreaButton } from '../../kit/area-button';
import { OwnWindowLink } from '../../kit/confirm/own-window-link';
import type { Confirmation } from '../../kit/confirm/use-confirmation';
import { isSignedOut } from '../../kit/use-call';
import { withKeys } from '../../kit/with-keys';
import { bad, list, offer, record, row } from './realms-subscription.style';
import type { realmsTexts } from './realms-texts';

export interface OffersProps {
  readonly services: Services;
  /** What can be subscribed by next (RLM-1), and what waits to be redeemed (RLM-2). */
  readonly next: RealmsProduct | undefined;
  readonly waiting: readonly RealmsProduct[];
  /** What the catalog calls them, by id. */
  readonly titles: ReadonlyMap<string | undefined, string | undefined>;
  readonly realmsProfileId: string;
  readonly subscriptionId: string | undefined;
  readonly nextHref: string | undefined;
  readonly confirmation: Confirmation<keyof typeof realmsTexts>;
  readonly texts: {
    readonly offersHeading: string;
    readonly trialText: string;
    readonly productText: string;
    readonly nextText: string;
    readonly redeemText: string;
    readonly workingText: string;
    readonly redeemedText: string;
    readonly redeemFailedText: string;
  };
  /** Something was redeemed, or that failed: the records are to be read again. */
  changed(): void;
}

/** What the player can subscribe by, and redeeming what was bought (RLM-3), one request a press, after a question. */
export const Offers = ({
  services,
  next,
  waiting,
  titles,
  realmsProfileId,
  subscriptionId,
  nextHref,
  confirmation,
  texts,
  changed,
}: OffersProps) => {
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<'done' | 'unseen' | 'framed' | 'failed'>();
  const message = useRef<HTMLParagraphElement>(null);
  // The button that was pressed goes with what it redeemed, after a lost answer too; the message stays, also when
  // nothing else is left.
  useEffect(() => {
    if (said === 'done' || said === 'failed') message.current?.focus();
  }, [said]);
  const { texts: own, ask } = confirmation;
  const redeem = async (opener: HTMLElement, key: string, bigId: string) => {
    setSaid(undefined);
    const answer = await ask(opener, {
      text: own.redeemQuestionText,
      title: titles.get(bigId) ?? bigId,
      yesText: own.redeemYesText,
    });
    if (answer !== 'yes') return setSaid(answer === 'no' ? undefined : answer);
    setBusy(key);
    try {
      await services.realms.redeem({
        applicationType: 'web',
        // Beside the header of the same name, where the player has one.
        microsoftPurchasingToken: services.auth.token('marketplace'),
        platformStoreOfferId: bigId,
        realmsProfileId,
        ...(subscriptionId ? { subscriptionId } : {}),
      });
      setSaid('done');
    } catch (error) {
      if (!isSignedOut(error)) setSaid('failed');
    }
    setBusy(undefined);
    // Also after a failure: an answer that got lost may have been a yes.
    changed();
  };
  const name = ({ isTrial, bigId }: RealmsProduct) => {
    const title = titles.get(bigId);
    const kind = isTrial ? texts.trialText : title ? '' : texts.productText.replace('{id}', () => bigId);
    return (
      <p>
        {title}
        {title && kind && ': '}
        {kind}
      </p>
    );
  };
  if (!next && !waiting.length && !said) return null;
  return (
    <>
      <h3>{texts.offersHeading}</h3>
      <ul className={list}>
        {next && (
          <li className={record}>
            <div className={`${row} ${offer}`}>
              {name(next)}
              {nextHref && <AreaButton href={nextHref}>{texts.nextText}</AreaButton>}
            </div>
          </li>
        )}
        {withKeys(waiting, ({ bigId }) => bigId).map(([key, product]) => (
          <li key={key} className={record}>
            <div className={`${row} ${offer}`}>
              {name(product)}
              <AreaButton
                variant="secondary"
                popup="dialog"
                busy={busy !== undefined}
                onClick={(button) => redeem(button, key, product.bigId)}
              >
                {busy === key ? texts.workingText : texts.redeemText}
              </AreaButton>
            </div>
          </li>
        ))}
      </ul>
      <p ref={message} tabIndex={-1} role="status" className={said === 'failed' || said === 'unseen' ? bad : undefined}>
        {said === 'done'
          ? texts.redeemedText
          : said === 'failed'
            ? texts.redeemFailedText
            : said === 'unseen'
              ? own.unseenText
              : said === 'framed' && <OwnWindowLink text={own.framedText} />}
      </p>
    </>
  );
};
