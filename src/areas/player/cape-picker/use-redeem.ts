import { useEffect, useRef, useState } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { useConfirmation } from '../../kit/confirm/use-confirmation';
import { isSignedOut } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { capeTexts } from './cape-texts';

type Step = 'idle' | 'asking' | 'busy' | 'done' | 'unseen' | 'framed' | 'failed';

/** Redeems the fifteen-year cape after a confirmation (PRF-5). */
export const useRedeem = (host: Host, { services, gamertag }: ServicesState, reloadCapes: () => void) => {
  const [last, setLast] = useState<{ readonly step: Step; readonly player?: string | undefined }>({ step: 'idle' });
  const { texts: ownTexts, ask } = useConfirmation(host, gamertag, capeTexts);
  const doneMessage = useRef<HTMLParagraphElement>(null);
  // The steps of one player don't concern the next.
  const step = last.player === gamertag ? last.step : 'idle';

  useEffect(() => {
    // The pressed button is gone.
    if (step === 'done') doneMessage.current?.focus();
  }, [step]);

  const redeem = async (opener: HTMLElement) => {
    if (!services) return;
    const setStep = (step: Step) =>
      setLast((before) => (before.player === gamertag ? { step, player: gamertag } : before));
    setLast({ step: 'asking', player: gamertag });
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
    // Also after a failure: the response may have got lost.
    reloadCapes();
  };

  return { step, doneMessage, ownTexts, redeem };
};
