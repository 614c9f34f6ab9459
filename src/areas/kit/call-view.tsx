import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Warning } from '../../widgets/kit/icons/warning';
import { visuallyHidden } from '../../widgets/kit/visually-hidden.style';
import { AreaButton } from './area-button';
import { message, notice, prompt } from './call-view.style';
import type { CallState } from './use-call';

export interface CallViewProps<T> {
  readonly call: CallState<T>;
  readonly texts: {
    readonly loadingText: string;
    readonly errorText: string;
    readonly retryText: string;
  };
  readonly shimmer: ReactNode;
  /** Content of the sign-in prompt. If undefined, a signed-out visitor sees the error state. */
  readonly signIn?: ReactNode;
  readonly empty?: (data: T) => ReactNode | false;
  readonly children: (data: T) => ReactNode;
}

export const CallView = <T,>({ call, texts, shimmer, signIn, empty, children }: CallViewProps<T>) => {
  const { data } = call;
  // Even a request that needs no sign-in fails if its token is rejected.
  const status = call.status === 'signed-out' && !signIn ? 'error' : call.status;
  const liveRegion = useRef<HTMLParagraphElement>(null);
  const retry = () => {
    // The pressed button disappears with the error, so move the focus.
    liveRegion.current?.focus({ preventScroll: true });
    call.retry();
  };
  return (
    <>
      <p ref={liveRegion} tabIndex={-1} role="status" className={visuallyHidden}>
        {status === 'loading' ? texts.loadingText : ''}
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
      {data === undefined && status === 'loading' && shimmer}
      {data !== undefined && status !== 'signed-out' && (empty?.(data) || children(data))}
    </>
  );
};
