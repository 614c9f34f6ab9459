import { AreaButton } from './area-button';
import { actions, message } from './call-view.style';
import type { ServicesState } from './use-services';

export interface SignedOutProps {
  readonly from: ServicesState;
  /** The area's own: `signedOutProps`. */
  readonly texts: { readonly signedOutText?: string; readonly signInText?: string };
}

/** In a notice: that nobody is signed in, and the way in. Before the client's code has come it leads nowhere. */
export const SignedOut = ({ from: { services }, texts }: SignedOutProps) => (
  <>
    <p className={message}>{texts.signedOutText}</p>
    <div className={actions}>
      <AreaButton href={services?.auth.loginUrl({ returnUrl: location.href })}>{texts.signInText}</AreaButton>
    </div>
  </>
);
