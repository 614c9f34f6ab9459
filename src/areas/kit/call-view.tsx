import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Warning } from '../../widgets/kit/icons/warning';
import { visuallyHidden } from '../../widgets/kit/visually-hidden.style';
import { wave } from '../../widgets/kit/wave.style';
import { AreaButton } from './area-button';
import { actions, cover, message, notice } from './call-view.style';
import { unseen } from './unseen.style';
import type { CallState } from './use-call';
import type { ServicesState } from './use-services';

export interface CallViewProps<T> {
  readonly call: CallState<T>;
  readonly from: ServicesState;
  /** The area's own texts: `stateProps`, and `signedOutProps` where it needs a player. */
  readonly texts: {
    readonly loadingText: string;
    readonly errorText: string;
    readonly retryText: string;
    readonly signedOutText?: string;
    readonly signInText?: string;
  };
  /** Blocks of the final size, shown until the first answer. */
  readonly shimmer: ReactNode;
  /** Shown instead of the data when there is nothing in it. */
  readonly empty?: (data: T) => ReactNode | false;
  /** Draws the data; an older answer while a newer one loads. */
  readonly children: (data: T) => ReactNode;
}

/**
 * The states of an area, always the same: shimmer, data, nothing there, failed with a retry, signed out with a way in.
 * What happens is said to screen readers; the live region is there before it speaks. A call that needs a player waits,
 * until it is known who is there, in the room of the way in: most visitors are signed out, and nothing moves for them.
 */
export const CallView = <T,>({ call, from, texts, shimmer, empty, children }: CallViewProps<T>) => {
  const { data } = call;
  // A token that the service refuses is refused wherever it goes along, also where nobody needs to sign in: an area
  // without words for a way in has failed.
  const status = call.status === 'signed-out' && texts.signedOutText === undefined ? 'error' : call.status;
  const said = useRef<HTMLParagraphElement>(null);
  const again = () => {
    // The button goes with the error; the focus stays in this place.
    said.current?.focus({ preventScroll: true });
    call.retry();
  };
  const nothing = data !== undefined && empty?.(data);
  // Before the client's code has come it leads nowhere.
  const wayIn = (
    <>
      <p className={message}>{texts.signedOutText}</p>
      <div className={actions}>
        <AreaButton login={from.services}>{texts.signInText}</AreaButton>
      </div>
    </>
  );
  const waiting =
    call.signedIn && !from.gamertag ? (
      <div className={`${notice} ${unseen}`} aria-hidden="true">
        {wayIn}
        <div className={`${wave} ${cover}`} />
      </div>
    ) : (
      shimmer
    );
  return (
    <>
      <p ref={said} tabIndex={-1} role="status" className={visuallyHidden}>
        {status === 'loading' ? texts.loadingText : ''}
      </p>
      {status === 'signed-out' && <div className={notice}>{wayIn}</div>}
      {status === 'error' && (
        <div className={notice} role="alert">
          <p className={message}>
            <Warning size={16} /> {texts.errorText}
          </p>
          <div className={actions}>
            <AreaButton variant="secondary" onClick={again}>
              {texts.retryText}
            </AreaButton>
          </div>
        </div>
      )}
      {data === undefined ? status === 'loading' && waiting : status !== 'signed-out' && (nothing || children(data))}
    </>
  );
};
