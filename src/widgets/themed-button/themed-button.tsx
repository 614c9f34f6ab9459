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

/**
 * A button, or with `href` a link that looks like one (WGT-1). A disabled link has no address and says that it is
 * disabled.
 */
export const ThemedButton = ({
  href,
  target,
  variant,
  disabled,
  newTabText,
  host,
}: PropsOf<typeof description> & HostProps) => {
  // biome-ignore lint/style/noNonNullAssertion: React sets it before any effect or event reads it.
  const root = useRef<HTMLElement>(null!);
  const held = useRef(false);
  useLayoutEffect(() => host.expose({ focus: () => root.current?.focus() }), [host]);
  // Chrome up to 150 blurs a button as soon as it is disabled, which is before the effect runs.
  const hadFocus = !!root.current && host.root.activeElement === root.current;
  // Give the focus back when the button is enabled again, unless another element has it by then.
  useLayoutEffect(() => {
    if (disabled) held.current = hadFocus;
    else if (held.current && document.activeElement === document.body) root.current.focus();
  }, [disabled]);

  const className = `${base} ${button} ${colors[variant]} ${fit}`;
  // For the button and for the link: React's types want one of each.
  const ref = root as never;
  if (!href)
    return (
      <button ref={ref} type="button" className={className} disabled={disabled}>
        <slot />
      </button>
    );
  return (
    <a
      ref={ref}
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
