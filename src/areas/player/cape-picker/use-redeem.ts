import { useEffect, useRef } from 'react';
import type { Host } from '../../../widgets/kit/host';
import type { UnaskedReason } from '../../kit/confirm/unasked-note';
import { useConfirmation } from '../../kit/confirm/use-confirmation';
import { isSignedOut } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { useSubjectState } from '../../kit/use-subject-state';
import { capeTexts } from './cape-texts';

type Step = 'idle' | 'asking' | 'busy' | 'done' | 'failed' | UnaskedReason;

export const useRedeem = (host: Host, { services, gamertag }: ServicesState, reloadCapes: () => void) => {
  const { value: step, set: setStep } = useSubjectState<Step>(gamertag ?? '', 'idle');
  const { texts: ownTexts, ask } = useConfirmation(host, gamertag, capeTexts);
  const doneMessage = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The pressed button is gone, so focus the message.
    if (step === 'done') doneMessage.current?.focus();
  }, [step]);

  const redeem = async (opener: HTMLElement) => {
    if (!services) return;
    setStep('asking');
    const answer = await ask(opener, { text: ownTexts.capeQuestionText, yesText: ownTexts.capeYesText });
    if (answer !== 'yes') return setStep(answer === 'no' ? 'idle' : answer);
    setStep('busy');
    try {
      await services.profile.redeemCape();
      setStep('done');
      host.emit('redeem');
    } catch (error) {
      setStep(isSignedOut(error) ? 'idle' : 'failed');
    }
    // Reload even after a failure: the request may have succeeded.
    reloadCapes();
  };

  return { step, doneMessage, ownTexts, redeem };
};
