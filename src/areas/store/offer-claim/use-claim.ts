import type { Host } from '../../../widgets/kit/host';
import { answerFor } from '../../kit/answer-for';
import type { UnaskedReason } from '../../kit/confirm/unasked-note';
import { useConfirmation } from '../../kit/confirm/use-confirmation';
import { type CallState, isSignedOut, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { useSubjectState } from '../../kit/use-subject-state';
import { claimTexts } from './claim-texts';

export type ClaimStep = 'idle' | 'asking' | 'claiming' | 'claimed' | 'failed' | UnaskedReason;

interface Entitlement {
  readonly id: string;
  readonly isEntitled: boolean;
  readonly title: string | undefined;
}

const useEntitlement = (from: ServicesState, id: string): CallState<Entitlement> => {
  const call = useCall(
    from,
    async ({ marketplace }, signal): Promise<Entitlement> => {
      const answer = await marketplace.entitlements([id], { signal });
      const own = (answer?.entitlements ?? []).filter((one) => `${one.id}` === id);
      return { id, isEntitled: own.some(({ isEntitled }) => isEntitled), title: own[0]?.title };
    },
    [id],
    { signedIn: true },
  );
  return answerFor(id, call);
};

export interface ClaimOptions {
  readonly host: Host;
  readonly from: ServicesState;
  readonly offerId: string;
  readonly entitlementId: string;
}

/** The dialog shows the service's title for the offer, or the offer's id. Attributes can't change these (threat 4). */
export const useClaim = ({ host, from, offerId, entitlementId }: ClaimOptions) => {
  const { services, gamertag } = from;
  const call = useEntitlement(from, entitlementId);
  const key = JSON.stringify([gamertag, offerId, entitlementId]);
  const { value: step, set, isCurrent } = useSubjectState<ClaimStep>(key, 'idle');
  const { texts, ask } = useConfirmation(host, gamertag, claimTexts);

  const claim = async (opener: HTMLElement) => {
    if (!services) return;
    set('asking');
    // The entitlement's title is the offer's title only if both have the same id.
    const title = (entitlementId === offerId && call.data?.title) || offerId;
    const answer = await ask(opener, { text: texts.claimQuestionText, title, yesText: texts.claimYesText });
    if (answer !== 'yes') return set(answer === 'no' ? 'idle' : answer);
    set('claiming');
    try {
      await services.marketplace.grantOffers([offerId]);
      if (isCurrent()) call.replace({ id: entitlementId, isEntitled: true, title });
      set('claimed');
      host.emit('claim', { offerId });
    } catch (error) {
      set(isSignedOut(error) ? 'idle' : 'failed');
      // Check the entitlement again, because the claim may have succeeded despite the error.
      call.retry();
    }
  };
  return { call, step, claim, texts };
};
