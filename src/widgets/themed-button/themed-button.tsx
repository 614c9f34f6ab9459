import { useLayoutEffect, useRef } from 'react';
import { base } from '../shared/base.style';
import { button } from '../shared/button.style';
import { buttonPrimary } from '../shared/button-primary.style';
import { buttonQuiet } from '../shared/button-quiet.style';
import { buttonSecondary } from '../shared/button-secondary.style';
import type { PropsOf } from '../shared/description';
import type { HostProps } from '../shared/host';
import { visuallyHidden } from '../shared/visually-hidden.style';
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
  const root = useRef<HTMLElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => host.expose({ focus: () => root.current?.focus() }), [host]);
  // Disabled while the page is at work, it loses the focus: it gets it back, unless somebody else has it by then.
  useLayoutEffect(() => {
    if (disabled) held.current = host.root.activeElement === root.current;
    else if (held.current && document.activeElement === document.body) root.current!.focus();
  }, [disabled]);

  const className = `${base} ${button} ${colors[variant]} ${fit}`;
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
