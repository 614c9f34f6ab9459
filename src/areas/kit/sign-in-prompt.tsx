import type { Services } from '../../services/services';
import { AreaButton } from './area-button';

export interface SignInPromptProps {
  readonly services: Services | undefined;
  readonly texts: { readonly signedOutText?: string; readonly signInText?: string };
}

/** The caller wraps the text and the button in an element with the class `prompt`. */
export const SignInPrompt = ({ services, texts }: SignInPromptProps) => (
  <>
    <p>{texts.signedOutText}</p>
    <AreaButton variant="secondary" login={services}>
      {texts.signInText}
    </AreaButton>
  </>
);
