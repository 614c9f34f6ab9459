import { useEffect, useRef, useState } from 'react';
import { base } from '../../widgets/shared/base.style';
import type { PropsOf } from '../../widgets/shared/description';
import type { HostProps } from '../../widgets/shared/host';
import { Check } from '../../widgets/shared/icons/check';
import { wave } from '../../widgets/shared/wave.style';
import { AreaButton } from '../shared/area-button';
import { CallView } from '../shared/call-view';
import { isSignedOut, useCall } from '../shared/use-call';
import { useServices } from '../shared/use-services';
import { claimed, failed, offer, waiting, words } from './offer-claim.style';
import type { description } from './offer-claim.widget';

/** Grants an offer (ARE-9): the entitlement is checked first, so that nothing is claimed twice. */
export const OfferClaim = ({ host, offerId, entitlementId = offerId, heading, text, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { services } = from;
  const call = useCall(from, async ({ marketplace }, signal) => {
    const { entitlements } = await marketplace.entitlements([entitlementId], { signal });
    return (Array.isArray(entitlements) ? entitlements : []).some((one) => one?.id === entitlementId && one.isEntitled === true);
  }, [entitlementId], { signedIn: true });
  const [state, setState] = useState<'idle' | 'claiming' | 'failed'>('idle');
  const done = useRef<HTMLParagraphElement>(null);
  const claimedHere = useRef(false);

  // The button that was pressed is gone.
  useEffect(() => {
    if (!call.data || !claimedHere.current) return;
    claimedHere.current = false;
    done.current?.focus();
  }, [call.data]);

  // A failure is of the player who saw it.
  useEffect(() => setState('idle'), [from.gamertag]);

  const claim = async () => {
    setState('claiming');
    try {
      await services!.marketplace.grantOffers([offerId]);
      claimedHere.current = true;
      call.replace(true);
      setState('idle');
      host.emit('claim', { offerId });
    } catch (error) {
      setState(isSignedOut(error) ? 'idle' : 'failed');
      if (isSignedOut(error)) call.retry();
    }
  };

  return (
    <section className={`${base} ${offer}`}>
      <div className={words}><h2>{heading}</h2>{text && <p>{text}</p>}</div>
      <CallView call={call} from={from} texts={texts} shimmer={<div className={`${wave} ${waiting}`} />}>
        {(has) => has
          ? <p ref={done} tabIndex={-1} role="status" className={claimed}><Check size={16} />{texts.claimedText}</p>
          : <AreaButton busy={state === 'claiming'} onClick={claim}>{state === 'claiming' ? texts.claimingText : texts.claimText}</AreaButton>}
      </CallView>
      {state === 'failed' && <p role="alert" className={failed}>{texts.failedText}</p>}
    </section>
  );
};
