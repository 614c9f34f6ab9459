import { useLayoutEffect, useRef } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { Check } from '../../../widgets/kit/icons/check';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { UnaskedNote, type UnaskedNoteProps } from '../../kit/confirm/unasked-note';
import { PlayerCallView } from '../../kit/player-call-view';
import { useServices } from '../../kit/use-services';
import { claimed, failed, offer, waiting, words } from './offer-claim.style';
import type { description } from './offer-claim.widget';
import { type ClaimStep, useClaim } from './use-claim';

export const OfferClaim = ({
  host,
  offerId,
  entitlementId = offerId,
  heading,
  text,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { call, step, claim, texts: own } = useClaim({ host, from, offerId, entitlementId });
  return (
    <section className={`${base} ${offer}`}>
      <div className={words}>
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      <PlayerCallView
        host={host}
        call={call}
        from={from}
        texts={texts}
        shimmer={<div className={`${wave} ${waiting}`} />}
      >
        {({ isEntitled }) =>
          isEntitled ? (
            <Claimed takesFocus={step === 'claimed' || step === 'failed'} text={texts.claimedText} />
          ) : (
            <AreaButton popup="dialog" busy={step === 'asking' || step === 'claiming'} onClick={claim}>
              {step === 'claiming' ? texts.claimingText : texts.claimText}
            </AreaButton>
          )
        }
      </PlayerCallView>
      <ClaimAlert
        step={step === 'failed' && call.data?.isEntitled ? 'claimed' : step}
        failedText={texts.failedText}
        texts={own}
      />
    </section>
  );
};

/** Takes the focus of the button that this message replaces. */
const Claimed = ({ takesFocus, text }: { readonly takesFocus: boolean; readonly text: string }) => {
  const note = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={note} tabIndex={-1} role="status" className={claimed}>
      <Check size={16} />
      {text}
    </p>
  );
};

interface ClaimAlertProps {
  readonly step: ClaimStep;
  readonly failedText: string;
  readonly texts: UnaskedNoteProps['texts'];
}

const ClaimAlert = ({ step, failedText, texts }: ClaimAlertProps) => {
  if (step !== 'failed' && step !== 'unseen' && step !== 'framed') return null;
  return (
    <p role="alert" className={step === 'framed' ? undefined : failed}>
      {step === 'failed' ? failedText : <UnaskedNote reason={step} texts={texts} />}
    </p>
  );
};
