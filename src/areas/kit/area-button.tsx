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
  readonly href?: string;
  /** If set, the button links to the sign-in page, which redirects back to this page. */
  readonly login?: Services;
  readonly signup?: boolean;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** A busy button ignores presses, but keeps the focus. */
  readonly busy?: boolean;
  readonly label?: string;
  readonly popup?: 'dialog';
  onClick?(element: HTMLElement): void;
}

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
  const loginUrl = login && (() => login.auth.loginUrl({ returnUrl: location.href, signup }));
  const url = loginUrl ? loginUrl() : href;
  // Update the link's return URL, because the page's URL may have changed since the last render.
  const updateUrl =
    loginUrl &&
    (({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      currentTarget.href = loginUrl();
    });
  return url ? (
    <a
      className={`${button} ${colors[variant]}`}
      href={url}
      aria-label={label}
      onClick={(event) => {
        updateUrl?.(event);
        onClick?.(event.currentTarget);
      }}
      onAuxClick={updateUrl}
      onContextMenu={updateUrl}
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
