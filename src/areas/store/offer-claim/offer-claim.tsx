import { useEffect, useRef, useState } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { Check } from '../../../widgets/kit/icons/check';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { CallView } from '../../kit/call-view';
import { OwnWindowLink } from '../../kit/confirm/own-window-link';
import { useConfirmation } from '../../kit/confirm/use-confirmation';
import { isSignedOut, useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { claimTexts } from './claim-texts';
import { claimed, failed, offer, waiting, words } from './offer-claim.style';
import type { description } from './offer-claim.widget';

/**
 * Grants an offer (ARE-9): the entitlement is checked first, so that nothing is claimed twice, and the visitor is
 * asked, about what the service calls the offer; heading and text are the page's, and may be anybody's (threat 4).
 * Where the service has no name for it, the id that is sent stands there.
 */
export const OfferClaim = ({
  host,
  offerId,
  entitlementId = offerId,
  heading,
  text,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { services } = from;
  const call = useCall(
    from,
    async ({ marketplace }, signal) => {
      const answer = await marketplace.entitlements([entitlementId], { signal });
      const own = (answer?.entitlements ?? []).filter((one) => `${one.id}` === entitlementId);
      return { id: entitlementId, has: own.some(({ isEntitled }) => isEntitled), title: own[0]?.title };
    },
    [entitlementId],
    { signedIn: true },
  );
  const [state, setState] = useState<'idle' | 'asking' | 'claiming' | 'unseen' | 'framed' | 'failed'>('idle');
  const { texts: own, ask } = useConfirmation(host, from.gamertag, claimTexts);
  const done = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  // An answer that comes when another offer stands here, or for another player, is not said of that one.
  const subject = `${from.gamertag} ${offerId} ${entitlementId}`;
  const shown = useRef(subject);
  shown.current = subject;

  // The button that was pressed is gone.
  useEffect(() => {
    if (!call.data?.has || !pressed.current) return;
    pressed.current = false;
    done.current?.focus();
  }, [call.data]);

  // A failure is of the player who saw it, and of the offer.
  useEffect(() => {
    pressed.current = false;
    setState('idle');
  }, [subject]);

  const claim = async (opener: HTMLElement) => {
    if (!services) return;
    const isShown = () => shown.current === subject;
    const become = (next: typeof state) => {
      if (isShown()) setState(next);
    };
    become('asking');
    // The name is the entitlement's, so it is the offer's only where they are one.
    const title = (entitlementId === offerId && call.data?.title) || offerId;
    const answer = await ask(opener, { text: own.claimQuestionText, title, yesText: own.claimYesText });
    if (answer !== 'yes') return become(answer === 'no' ? 'idle' : answer);
    become('claiming');
    try {
      pressed.current = true;
      await services.marketplace.grantOffers([offerId]);
      if (isShown()) {
        call.replace({ id: entitlementId, has: true, title });
        setState('idle');
      }
      host.emit('claim', { offerId });
    } catch (error) {
      become(isSignedOut(error) ? 'idle' : 'failed');
      // Also after a failure: an answer that got lost may have been a yes.
      call.retry();
    }
  };

  return (
    <section className={`${base} ${offer}`}>
      <div className={words}>
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      <CallView
        // What one has of the offer before is not said of the next one.
        call={call.data?.id === entitlementId ? call : { ...call, data: undefined }}
        from={from}
        texts={texts}
        shimmer={<div className={`${wave} ${waiting}`} />}
      >
        {({ has }) =>
          has ? (
            <p ref={done} tabIndex={-1} role="status" className={claimed}>
              <Check size={16} />
              {texts.claimedText}
            </p>
          ) : (
            <AreaButton popup="dialog" busy={state === 'asking' || state === 'claiming'} onClick={claim}>
              {state === 'claiming' ? texts.claimingText : texts.claimText}
            </AreaButton>
          )
        }
      </CallView>
      {(state === 'unseen' || (state === 'failed' && !call.data?.has)) && (
        <p role="alert" className={failed}>
          {state === 'failed' ? texts.failedText : own.unseenText}
        </p>
      )}
      {state === 'framed' && (
        <p role="alert">
          <OwnWindowLink text={own.framedText} />
        </p>
      )}
    </section>
  );
};
