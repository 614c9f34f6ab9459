import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { UnaskedNote } from '../../kit/confirm/unasked-note';
import { useServices } from '../../kit/use-services';
import { capePatches } from '../parts/paint-texture';
import { TexturePicker } from '../parts/texture-picker';
import { useTextures } from '../parts/use-textures';
import { failed, said } from './cape-picker.style';
import type { description } from './cape-picker.widget';
import { useRedeem } from './use-redeem';

export const CapePicker = ({ host, hideRedeem, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const call = useTextures(from, 'capes');
  const { step, doneMessage, ownTexts, redeem } = useRedeem(host, from, call.retry);
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
            {step === 'done' ? (
              <p ref={doneMessage} tabIndex={-1} role="status">
                {texts.redeemedText}
              </p>
            ) : (
              <AreaButton
                variant="secondary"
                popup="dialog"
                busy={step === 'asking' || step === 'busy'}
                onClick={redeem}
              >
                {step === 'busy' ? texts.redeemingText : texts.redeemText}
              </AreaButton>
            )}
            {(step === 'failed' || step === 'unseen' || step === 'framed') && (
              <p role="alert" className={step === 'framed' ? undefined : failed}>
                {step === 'failed' ? texts.redeemFailedText : <UnaskedNote reason={step} texts={ownTexts} />}
              </p>
            )}
          </div>
        )
      }
    />
  );
};
