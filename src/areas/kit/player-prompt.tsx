import { button } from '../../widgets/kit/button.style';
import { buttonSecondary } from '../../widgets/kit/button-secondary.style';
import type { HostProps } from '../../widgets/kit/host';
import { AreaButton } from './area-button';
import { SignInPrompt, type SignInPromptProps } from './sign-in-prompt';
import { unseen } from './unseen.style';
import { useFirstPrompt } from './use-first-prompt';
import { useRestoredFocus } from './use-restored-focus';

/**
 * The sign-in prompt of an area that needs a player. Only the page's first prompt has a button. The others are links,
 * and reserve the space of a button.
 */
export const PlayerPrompt = ({ host, services, texts }: SignInPromptProps & HostProps) => {
  const isFirst = useFirstPrompt(host);
  // Keep the focus when the button becomes a link, or vice versa.
  useRestoredFocus(host, 'a');
  if (isFirst) return <SignInPrompt services={services} texts={texts} />;
  return (
    <>
      <AreaButton login={services}>{texts.signedOutText || texts.signInText}</AreaButton>
      <span className={`${button} ${buttonSecondary} ${unseen}`} aria-hidden="true">
        {texts.signInText}
      </span>
    </>
  );
};
