import { useEffect, useRef, useState } from 'react';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { OwnWindowLink } from '../../kit/confirm/own-window-link';
import { useConfirmation } from '../../kit/confirm/use-confirmation';
import { isSignedOut } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { capePatches } from '../parts/paint-texture';
import { TexturePicker } from '../parts/texture-picker';
import { useTextures } from '../parts/use-textures';
import { failed, said } from './cape-picker.style';
import type { description } from './cape-picker.widget';
import { capeTexts } from './cape-texts';

/** The player's capes (ARE-6), and redeeming the fifteen-year cape (PRF-5). */
export const CapePicker = ({ host, hideRedeem, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const call = useTextures(from, 'capes');
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'done' | 'unseen' | 'framed' | 'failed'>('idle');
  const { texts: own, ask } = useConfirmation(host, from.gamertag, capeTexts);
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that was pressed is gone.
    if (state === 'done') message.current?.focus();
  }, [state]);

  // What happened, happened to the player who pressed.
  useEffect(() => setState('idle'), [from.gamertag]);

  const redeem = async (opener: HTMLElement) => {
    const { services } = from;
    if (!services) return;
    setState('asking');
    const answer = await ask(opener, { text: own.capeQuestionText, yesText: own.capeYesText });
    if (answer !== 'yes') return setState(answer === 'no' ? 'idle' : answer);
    setState('busy');
    try {
      await services.profile.redeemCape();
      setState('done');
      host.emit('redeem');
    } catch (error) {
      setState(isSignedOut(error) ? 'idle' : 'failed');
    }
    // Also after a failure: an answer that got lost may have been a yes.
    call.retry();
  };

  return (
    <TexturePicker
      host={host}
      call={call}
      from={from}
      texts={texts}
      count={3}
      size={[10, 16]}
      patches={() => capePatches}
      waitingBelow={!hideRedeem && <div className={`${wave} ${said}`} />}
      below={
        !hideRedeem && (
          <div className={said}>
            {state === 'done' ? (
              <p ref={message} tabIndex={-1} role="status">
                {texts.redeemedText}
              </p>
            ) : (
              <AreaButton
                variant="secondary"
                popup="dialog"
                busy={state === 'asking' || state === 'busy'}
                onClick={redeem}
              >
                {state === 'busy' ? texts.redeemingText : texts.redeemText}
              </AreaButton>
            )}
            {(state === 'failed' || state === 'unseen') && (
              <p role="alert" className={failed}>
                {state === 'failed' ? texts.redeemFailedText : own.unseenText}
              </p>
            )}
            {state === 'framed' && (
              <p role="alert">
                <OwnWindowLink text={own.framedText} />
              </p>
            )}
          </div>
        )
      }
    />
  );
};
