import { useState } from 'react';
import type { Services } from '../../../services/services';
import { AreaButton } from '../../kit/area-button';
import { OwnWindowLink } from '../../kit/confirm/own-window-link';
import type { Confirmation } from '../../kit/confirm/use-confirmation';
import { isSignedOut } from '../../kit/use-call';
import { bad, row } from './realms-subscription.style';
import type { realmsTexts } from './realms-texts';

export interface PauseProps {
  readonly services: Services;
  /** The subscription that is paused or resumed. */
  readonly id: string;
  /** Of its realm, as the service says it. */
  readonly name: string;
  readonly confirmation: Confirmation<keyof typeof realmsTexts>;
  readonly paused: boolean;
  readonly texts: {
    readonly pauseText: string;
    readonly resumeText: string;
    readonly workingText: string;
    readonly pausedText: string;
    readonly resumedText: string;
    readonly pauseFailedText: string;
  };
  /** What it is now; undefined where it failed: the records are to be read again. */
  changed(paused: boolean | undefined): void;
}

/**
 * Pauses and resumes a subscription (PRF-3), one request a press; what costs, and what closes a realm, is asked about
 * first.
 */
export const Pause = ({ services, id, name, confirmation, paused, texts, changed }: PauseProps) => {
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'done' | 'unseen' | 'framed' | 'failed'>('idle');
  const { texts: own, ask } = confirmation;
  const press = async (opener: HTMLElement) => {
    setState('asking');
    const answer = await ask(opener, {
      text: paused ? own.resumeQuestionText : own.pauseQuestionText,
      title: name,
      yesText: paused ? own.resumeYesText : own.pauseYesText,
    });
    if (answer !== 'yes') return setState(answer === 'no' ? 'idle' : answer);
    setState('busy');
    try {
      await (paused ? services.profile.resumeSubscription(id) : services.profile.pauseSubscription(id));
      setState('done');
      changed(!paused);
    } catch (error) {
      setState(isSignedOut(error) ? 'idle' : 'failed');
      // An answer that got lost may have been a yes.
      changed(undefined);
    }
  };
  return (
    <div className={row}>
      <AreaButton variant="secondary" popup="dialog" busy={state === 'asking' || state === 'busy'} onClick={press}>
        {state === 'busy' ? texts.workingText : paused ? texts.resumeText : texts.pauseText}
      </AreaButton>
      <p role="status" className={state === 'failed' || state === 'unseen' ? bad : undefined}>
        {state === 'done'
          ? paused
            ? texts.pausedText
            : texts.resumedText
          : state === 'failed'
            ? texts.pauseFailedText
            : state === 'unseen'
              ? own.unseenText
              : state === 'framed' && <OwnWindowLink text={own.framedText} />}
      </p>
    </div>
  );
};
