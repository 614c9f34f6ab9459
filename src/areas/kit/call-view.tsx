import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Warning } from '../../widgets/kit/icons/warning';
import { visuallyHidden } from '../../widgets/kit/visually-hidden.style';
import { AreaButton } from './area-button';
import { actions, message, notice } from './call-view.style';
import { SignedOut } from './signed-out';
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
 * What happens is said to screen readers; the live region is there before it speaks.
 */
export const CallView = <T,>({ call, from, texts, shimmer, empty, children }: CallViewProps<T>) => {
  const { status, data } = call;
  const said = useRef<HTMLParagraphElement>(null);
  const again = () => {
    // The button goes with the error; the focus stays in this place.
    said.current?.focus({ preventScroll: true });
    call.retry();
  };
  const nothing = data !== undefined && empty?.(data);
  return (
    <>
      <p ref={said} tabIndex={-1} role="status" className={visuallyHidden}>
        {status === 'loading' ? texts.loadingText : ''}
      </p>
      {status === 'signed-out' && (
        <div className={notice}>
          <SignedOut from={from} texts={texts} />
        </div>
      )}
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
      {data === undefined ? status === 'loading' && shimmer : status !== 'signed-out' && (nothing || children(data))}
    </>
  );
};
