import type { ReactNode } from 'react';
import { button } from '../../widgets/shared/button.style';
import { buttonPrimary } from '../../widgets/shared/button-primary.style';
import { buttonQuiet } from '../../widgets/shared/button-quiet.style';
import { buttonSecondary } from '../../widgets/shared/button-secondary.style';

const colors = { primary: buttonPrimary, secondary: buttonSecondary, quiet: buttonQuiet };

export interface AreaButtonProps {
  readonly children?: ReactNode;
  readonly variant?: keyof typeof colors;
  /** Makes it a link. */
  readonly href?: string;
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
}: AreaButtonProps) =>
  href ? (
    <a className={`${button} ${colors[variant]}`} href={href} aria-label={label}>
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
