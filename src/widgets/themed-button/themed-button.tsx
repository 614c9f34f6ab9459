import { useLayoutEffect, useRef } from 'react';
import { base } from '../kit/base.style';
import { button } from '../kit/button.style';
import { buttonPrimary } from '../kit/button-primary.style';
import { buttonQuiet } from '../kit/button-quiet.style';
import { buttonSecondary } from '../kit/button-secondary.style';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { visuallyHidden } from '../kit/visually-hidden.style';
import { fit } from './themed-button.style';
import type { description } from './themed-button.widget';

const colors = { primary: buttonPrimary, secondary: buttonSecondary, quiet: buttonQuiet };

/** A disabled link has `aria-disabled` instead of `href` (WGT-1). */
export const ThemedButton = ({
  href,
  target,
  variant,
  disabled,
  newTabText,
  host,
}: PropsOf<typeof description> & HostProps) => {
  const buttonElement = useRef<HTMLButtonElement>(null);
  const linkElement = useRef<HTMLAnchorElement>(null);
  const lostFocus = useRef(false);
  // Check the focus before the DOM update: Chrome before 151 blurs a disabled button.
  const hadFocus = !!host.root.activeElement;

  useLayoutEffect(() => host.expose({ focus: () => (buttonElement.current ?? linkElement.current)?.focus() }), [host]);

  // When the button is enabled again, return the focus, unless another element has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus matters only at the moment when `disabled` changes.
  useLayoutEffect(() => {
    if (disabled) lostFocus.current = hadFocus;
    else if (lostFocus.current && document.activeElement === document.body)
      (buttonElement.current ?? linkElement.current)?.focus();
  }, [disabled]);

  const className = `${base} ${button} ${colors[variant]} ${fit}`;
  if (!href)
    return (
      <button ref={buttonElement} type="button" className={className} disabled={disabled}>
        <slot />
      </button>
    );
  return (
    <a
      ref={linkElement}
      className={className}
      href={disabled ? undefined : href}
      role={disabled ? 'link' : undefined}
      aria-disabled={disabled || undefined}
      target={target}
      rel={target === '_blank' ? 'noopener' : undefined}
    >
      <slot />
      {target === '_blank' && <span className={visuallyHidden}> ({newTabText})</span>}
    </a>
  );
};
