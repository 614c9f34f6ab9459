import type { MouseEvent, ReactNode } from 'react';
import type { Services } from '../../services/services';
import { button } from '../../widgets/kit/button.style';
import { buttonPrimary } from '../../widgets/kit/button-primary.style';
import { buttonQuiet } from '../../widgets/kit/button-quiet.style';
import { buttonSecondary } from '../../widgets/kit/button-secondary.style';

const colors = { primary: buttonPrimary, secondary: buttonSecondary, quiet: buttonQuiet };

export interface AreaButtonProps {
  readonly children?: ReactNode;
  readonly variant?: keyof typeof colors;
  /** Makes it a link. */
  readonly href?: string;
  /** Makes it the link to signing in, which comes back to the address that the page has when it is used. */
  readonly login?: Services;
  readonly signup?: boolean;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** Busy: it says so, keeps the focus and does nothing. */
  readonly busy?: boolean;
  readonly label?: string;
  /** It opens a dialog, and says so. */
  readonly popup?: 'dialog';
  /** Gets the button, to give the focus back to. */
  onClick?(button: HTMLElement): void;
}

/** The themed button inside an area: the same styles, without a shadow root of its own. */
export const AreaButton = ({
  children,
  variant = 'primary',
  login,
  signup,
  href,
  type = 'button',
  disabled,
  busy,
  label,
  popup,
  onClick,
}: AreaButtonProps) => {
  const wayIn = login && (() => login.auth.loginUrl({ returnUrl: location.href, signup }));
  const address = wayIn ? wayIn() : href;
  // Pressed to be opened here or in another tab, or for its menu.
  const renew =
    wayIn &&
    (({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      currentTarget.href = wayIn();
    });
  return address ? (
    <a
      className={`${button} ${colors[variant]}`}
      href={address}
      aria-label={label}
      onClick={renew}
      onAuxClick={renew}
      onContextMenu={renew}
    >
      {children}
    </a>
  ) : (
    <button
      type={type}
      className={`${button} ${colors[variant]}`}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={label}
      aria-haspopup={popup}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event.currentTarget);
      }}
    >
      {children}
    </button>
  );
};
