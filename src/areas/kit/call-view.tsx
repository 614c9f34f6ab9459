import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Warning } from '../../widgets/kit/icons/warning';
import { visuallyHidden } from '../../widgets/kit/visually-hidden.style';
import { wave } from '../../widgets/kit/wave.style';
import { AreaButton } from './area-button';
import { cover, message, notice, prompt } from './call-view.style';
import { unseen } from './unseen.style';
import type { CallState } from './use-call';
import type { ServicesState } from './use-services';

export interface CallViewProps<T> {
  readonly call: CallState<T>;
  readonly from: ServicesState;
  /** The texts of `stateProps`, and of `signedOutProps` if the area needs a player. */
  readonly texts: {
    readonly loadingText: string;
    readonly errorText: string;
    readonly retryText: string;
    readonly signedOutText?: string;
    readonly signInText?: string;
  };
  /** Replaces the text and button for a signed-out visitor. */
  readonly signInLine?: ReactNode;
  readonly shimmer: ReactNode;
  readonly empty?: (data: T) => ReactNode | false;
  readonly children: (data: T) => ReactNode;
}

/** If the request needs a player, first reserves the sign-in button's space: most visitors are signed out. */
export const CallView = <T,>({ call, from, texts, signInLine, shimmer, empty, children }: CallViewProps<T>) => {
  const { data } = call;
  // Even an anonymous request fails if its token is rejected. Without a sign-in text, show the error state.
  const status = call.status === 'signed-out' && texts.signedOutText === undefined ? 'error' : call.status;
  const liveRegion = useRef<HTMLParagraphElement>(null);
  const retry = () => {
    // The pressed button disappears with the error, so move the focus.
    liveRegion.current?.focus({ preventScroll: true });
    call.retry();
  };
  const signIn = signInLine ?? (
    <>
      <p>{texts.signedOutText}</p>
      <AreaButton variant="secondary" login={from.services}>
        {texts.signInText}
      </AreaButton>
    </>
  );
  const skeleton =
    call.signedIn && !from.gamertag ? (
      <div className={`${prompt} ${unseen}`} aria-hidden="true">
        {signIn}
        <div className={`${wave} ${cover}`} />
      </div>
    ) : (
      shimmer
    );
  return (
    <>
      <p ref={liveRegion} tabIndex={-1} role="status" className={visuallyHidden}>
        {status === 'loading' && texts.loadingText}
      </p>
      {status === 'signed-out' && <div className={prompt}>{signIn}</div>}
      {status === 'error' && (
        <div className={notice} role="alert">
          <p className={message}>
            <Warning size={16} /> {texts.errorText}
          </p>
          <AreaButton variant="secondary" onClick={retry}>
            {texts.retryText}
          </AreaButton>
        </div>
      )}
      {data === undefined && status === 'loading' && skeleton}
      {data !== undefined && status !== 'signed-out' && (empty?.(data) || children(data))}
    </>
  );
};
