import type { MouseEvent, ReactNode } from 'react';
import { button } from '../../widgets/kit/button.style';
import { buttonPrimary } from '../../widgets/kit/button-primary.style';
import { buttonQuiet } from '../../widgets/kit/button-quiet.style';
import { buttonSecondary } from '../../widgets/kit/button-secondary.style';

const colors = { primary: buttonPrimary, secondary: buttonSecondary, quiet: buttonQuiet };

export interface AreaButtonProps {
  readonly children?: ReactNode;
  readonly variant?: keyof typeof colors;
  /** Makes it a link. A function is asked again when the link is used, for what the page's address changes meanwhile. */
  readonly href?: string | (() => string | undefined);
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
  href,
  type = 'button',
  disabled,
  busy,
  label,
  popup,
  onClick,
}: AreaButtonProps) => {
  const current = () => (typeof href === 'function' ? href() : href);
  const address = current();
  // Opened here or in another tab, or copied from its menu.
  const renew = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // Once there was one, there is one.
    currentTarget.href = current() ?? '';
  };
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
