import type { Services } from '../../services/services';
import { button } from '../../widgets/kit/button.style';
import { buttonSecondary } from '../../widgets/kit/button-secondary.style';
import { AreaButton } from './area-button';
import { unseen } from './unseen.style';

export interface SignInLineProps {
  readonly services: Services | undefined;
  readonly texts: { readonly signedOutText?: string; readonly signInText?: string };
}

/** A link to sign-in. `call-view.style.ts` styles it in a `prompt`. Takes the space that is reserved for a button. */
export const SignInLine = ({ services, texts }: SignInLineProps) => (
  <>
    <AreaButton login={services}>{texts.signedOutText || texts.signInText}</AreaButton>
    <span className={`${button} ${buttonSecondary} ${unseen}`} aria-hidden="true">
      {texts.signInText}
    </span>
  </>
);
