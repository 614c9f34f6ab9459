import { useState } from 'react';
import type { Services } from '../../../services/services';
import { AreaButton } from '../../kit/area-button';
import { UnaskedNote, type UnaskedReason } from '../../kit/confirm/unasked-note';
import type { Confirmation } from '../../kit/confirm/use-confirmation';
import { isSignedOut } from '../../kit/use-call';
import type { RealmTexts } from './realm-format';
import { bad, row } from './realms-subscription.style';
import type { realmsTexts } from './realms-texts';

type PauseStep = 'idle' | 'asking' | 'sending' | 'done' | 'failed' | UnaskedReason;

interface PauseOptions {
  readonly services: Services;
  readonly id: string;
  readonly name: string;
  readonly isPaused: boolean;
  readonly confirmation: Confirmation<keyof typeof realmsTexts>;
  /** @param isPaused the new state; undefined if the parent component must reload the records */
  onChange(isPaused: boolean | undefined): void;
}

/** Asks the player first: resuming costs money, and pausing closes the realm. Sends one request per press (PRF-3). */
const usePause = ({ services, id, name, isPaused, confirmation, onChange }: PauseOptions) => {
  const [step, setStep] = useState<PauseStep>('idle');
  const { texts, ask } = confirmation;
  const press = async (opener: HTMLElement) => {
    setStep('asking');
    const player = services.auth.gamertag();
    const question = isPaused
      ? { text: texts.resumeQuestionText, yesText: texts.resumeYesText }
      : { text: texts.pauseQuestionText, yesText: texts.pauseYesText };
    const answer = await ask(opener, { ...question, title: name });
    if (answer !== 'yes') return setStep(answer === 'no' ? 'idle' : answer);
    setStep('sending');
    try {
      await (isPaused ? services.profile.resumeSubscription(id) : services.profile.pauseSubscription(id));
      setStep('done');
      // If another player has signed in, reload, because this record belongs to the previous player.
      onChange(services.auth.gamertag() === player ? !isPaused : undefined);
    } catch (error) {
      setStep(isSignedOut(error) ? 'idle' : 'failed');
      // Reload, because the request may have succeeded.
      onChange(undefined);
    }
  };
  return { step, press };
};

export interface PauseProps extends PauseOptions {
  readonly texts: RealmTexts;
}

export const Pause = ({ texts, ...options }: PauseProps) => {
  const { isPaused, confirmation } = options;
  const { step, press } = usePause(options);
  const buttonText = isPaused ? texts.resumeText : texts.pauseText;
  return (
    <div className={row}>
      <AreaButton variant="secondary" popup="dialog" busy={step === 'asking' || step === 'sending'} onClick={press}>
        {step === 'sending' ? texts.workingText : buttonText}
      </AreaButton>
      <p role="status" className={step === 'failed' || step === 'unseen' ? bad : undefined}>
        {step === 'done' && (isPaused ? texts.pausedText : texts.resumedText)}
        {step === 'failed' && texts.pauseFailedText}
        {(step === 'unseen' || step === 'framed') && <UnaskedNote reason={step} texts={confirmation.texts} />}
      </p>
    </div>
  );
};
