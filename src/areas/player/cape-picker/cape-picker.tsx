import { useEffect, useRef, useState } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { useConfirmation } from '../../kit/confirm/use-confirmation';
import { CutNote } from '../../kit/cut-note';
import { isSignedOut, useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { findProfile } from '../parts/find-profile';
import { NoProfile } from '../parts/no-profile';
import { capePatches } from '../parts/paint-texture';
import { TextureGrid } from '../parts/texture-grid';
import { grid, waiting } from '../parts/texture-grid.style';
import { textureItems } from '../parts/texture-items';
import { failed, picker, said } from './cape-picker.style';
import type { description } from './cape-picker.widget';
import { capeTexts } from './cape-texts';

/** The player's capes (ARE-6), and redeeming the fifteen-year cape (PRF-5). */
export const CapePicker = ({
  host,
  heading,
  unnamedText,
  activeText,
  emptyText,
  hideRedeem,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const call = useCall(
    from,
    async (services, signal) => {
      const profile = await findProfile(services, signal);
      return profile && (profile.capes ?? []);
    },
    [],
    { signedIn: true, bound: bounded },
  );
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'done' | 'unseen' | 'failed'>('idle');
  const { texts: own, ask } = useConfirmation(host, from.gamertag, capeTexts);
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that was pressed is gone.
    if (state === 'done') message.current?.focus();
  }, [state]);

  // What happened, happened to the player who pressed.
  useEffect(() => setState('idle'), [from.gamertag]);

  const redeem = async (opener: HTMLElement) => {
    setState('asking');
    const answer = await ask(opener, { text: own.capeQuestionText, yesText: own.capeYesText });
    if (answer !== 'yes') return setState(answer === 'no' ? 'idle' : answer);
    setState('busy');
    try {
      await from.services!.profile.redeemCape();
      setState('done');
      host.emit('redeem');
      call.retry();
    } catch (error) {
      setState(isSignedOut(error) ? 'idle' : 'failed');
      if (isSignedOut(error)) call.retry();
    }
  };

  return (
    <section className={`${base} ${picker}`}>
      <h2>{heading}</h2>
      <CallView
        call={call}
        from={from}
        texts={texts}
        shimmer={
          <>
            <div className={grid} aria-hidden="true">
              {[0, 1, 2].map((i) => (
                <div key={i} className={`${wave} ${waiting}`} />
              ))}
            </div>
            {!hideRedeem && <div className={`${wave} ${said}`} />}
          </>
        }
        empty={(capes) => !capes && <NoProfile texts={texts} />}
      >
        {(capes) => (
          <>
            {textureItems(capes, unnamedText).length ? (
              <TextureGrid
                label={heading}
                items={textureItems(capes, unnamedText)}
                activeText={activeText}
                size={[10, 16]}
                patches={() => capePatches}
                onPick={({ id, url }) => host.emit('select', { id, url })}
              />
            ) : (
              <p>{emptyText}</p>
            )}
            {!hideRedeem && (
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
              </div>
            )}
          </>
        )}
      </CallView>
      <CutNote call={call} text={texts.cutText} />
    </section>
  );
};
