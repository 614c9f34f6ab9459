import { useEffect, useRef, useState } from 'react';
import type { RealmsProduct } from '../../../services/realms/answers';
import type { Services } from '../../../services/services';
import { AreaButton } from '../../kit/area-button';
import { UnaskedNote, type UnaskedReason } from '../../kit/confirm/unasked-note';
import type { Confirmation } from '../../kit/confirm/use-confirmation';
import { isSignedOut } from '../../kit/use-call';
import { withKeys } from '../../kit/with-keys';
import type { RealmData } from './load-realm';
import type { RealmTexts } from './realm-format';
import { bad, list, offer, record, row } from './realms-subscription.style';
import type { realmsTexts } from './realms-texts';

type RedeemState =
  | { readonly step: 'idle' | 'done' | 'failed' | UnaskedReason }
  | { readonly step: 'sending'; readonly key: string };

interface RedeemOptions {
  readonly services: Services;
  readonly data: Pick<RealmData, 'profileId' | 'titles' | 'next' | 'redeemable'>;
  readonly subscriptionId: string | undefined;
  readonly confirmation: Confirmation<keyof typeof realmsTexts>;
  onChange(): void;
}

/** Asks the player before redeeming. Sends one request per press (RLM-3). */
const useRedeem = ({ services, data, subscriptionId, confirmation, onChange }: RedeemOptions) => {
  const [state, setState] = useState<RedeemState>({ step: 'idle' });
  const { texts, ask } = confirmation;
  const redeem = async (opener: HTMLElement, key: string, bigId: string) => {
    setState({ step: 'idle' });
    const title = data.titles.get(bigId) ?? bigId;
    const answer = await ask(opener, { text: texts.redeemQuestionText, title, yesText: texts.redeemYesText });
    if (answer !== 'yes') return setState({ step: answer === 'no' ? 'idle' : answer });
    setState({ step: 'sending', key });
    try {
      await services.realms.redeem({
        applicationType: 'web',
        // The client sends this token as a header, too.
        microsoftPurchasingToken: services.auth.token('marketplace'),
        platformStoreOfferId: bigId,
        realmsProfileId: data.profileId,
        ...(subscriptionId ? { subscriptionId } : {}),
      });
      setState({ step: 'done' });
    } catch (error) {
      setState({ step: isSignedOut(error) ? 'idle' : 'failed' });
    }
    // Reload even after a failure: the request may have succeeded.
    onChange();
  };
  return { state, redeem };
};

export interface OffersProps extends RedeemOptions {
  readonly nextHref: string | undefined;
  readonly texts: RealmTexts;
}

export const Offers = ({ nextHref, texts, ...options }: OffersProps) => {
  const { next, redeemable, titles } = options.data;
  const { state, redeem } = useRedeem(options);
  const sendingKey = state.step === 'sending' ? state.key : undefined;
  const nameOf = (product: RealmsProduct) => <ProductName product={product} titles={titles} texts={texts} />;
  if (!next && !redeemable.length && (state.step === 'idle' || state.step === 'sending')) return null;
  return (
    <>
      <h3>{texts.offersHeading}</h3>
      <ul className={list}>
        {next && (
          <li className={record}>
            <div className={`${row} ${offer}`}>
              {nameOf(next)}
              {nextHref && <AreaButton href={nextHref}>{texts.nextText}</AreaButton>}
            </div>
          </li>
        )}
        {withKeys(redeemable, ({ bigId }) => bigId).map(([key, product]) => (
          <li key={key} className={record}>
            <div className={`${row} ${offer}`}>
              {nameOf(product)}
              <AreaButton
                variant="secondary"
                popup="dialog"
                busy={sendingKey !== undefined}
                onClick={(button) => redeem(button, key, product.bigId)}
              >
                {sendingKey === key ? texts.workingText : texts.redeemText}
              </AreaButton>
            </div>
          </li>
        ))}
      </ul>
      <RedeemMessage step={state.step} texts={texts} own={options.confirmation.texts} />
    </>
  );
};

interface ProductNameProps extends Pick<RealmData, 'titles'> {
  readonly product: RealmsProduct;
  readonly texts: RealmTexts;
}

const ProductName = ({ product: { bigId, isTrial }, titles, texts }: ProductNameProps) => {
  const title = titles.get(bigId);
  const kind = isTrial ? texts.trialText : !title && texts.productText.replace('{id}', () => bigId);
  return (
    <p>
      {title}
      {title && kind && ': '}
      {kind}
    </p>
  );
};

interface RedeemMessageProps {
  readonly step: RedeemState['step'];
  readonly texts: RealmTexts;
  readonly own: Confirmation<keyof typeof realmsTexts>['texts'];
}

/** Takes the focus, because the pressed button may disappear. */
const RedeemMessage = ({ step, texts, own }: RedeemMessageProps) => {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === 'done' || step === 'failed') message.current?.focus();
  }, [step]);
  return (
    <p ref={message} tabIndex={-1} role="status" className={step === 'failed' || step === 'unseen' ? bad : undefined}>
      {step === 'done' && texts.redeemedText}
      {step === 'failed' && texts.redeemFailedText}
      {(step === 'unseen' || step === 'framed') && <UnaskedNote reason={step} texts={own} />}
    </p>
  );
};
