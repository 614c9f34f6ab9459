import { useState } from 'react';
import type { Services } from '../../services/services';
import { AreaButton } from '../shared/area-button';
import { isSignedOut } from '../shared/use-call';
import { bad, row } from './realms-subscription.style';

export interface PauseProps {
  readonly services: Services;
  /** The subscription that is paused or resumed. */
  readonly id: string;
  readonly paused: boolean;
  readonly texts: { readonly pauseText: string; readonly resumeText: string; readonly workingText: string; readonly pausedText: string; readonly resumedText: string; readonly pauseFailedText: string };
  /** It worked, or the session is over: the records are to be read again. */
  changed(paused: boolean | undefined): void;
}

/** Pauses and resumes a subscription (PRF-3), one request a press. */
export const Pause = ({ services, id, paused, texts, changed }: PauseProps) => {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const press = async () => {
    setState('busy');
    try {
      await (paused ? services.profile.resumeSubscription(id) : services.profile.pauseSubscription(id));
      setState('done');
      changed(!paused);
    } catch (error) {
      setState(isSignedOut(error) ? 'idle' : 'failed');
      if (isSignedOut(error)) changed(undefined);
    }
  };
  return (
    <div className={row}>
      <AreaButton variant="secondary" busy={state === 'busy'} onClick={press}>{state === 'busy' ? texts.workingText : paused ? texts.resumeText : texts.pauseText}</AreaButton>
      <p role="status" className={state === 'failed' ? bad : undefined}>{state === 'done' ? (paused ? texts.pausedText : texts.resumedText) : state === 'failed' ? texts.pauseFailedText : ''}</p>
    </div>
  );
};
