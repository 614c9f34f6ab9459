import { useLayoutEffect, useRef, useState } from 'react';
import { band } from './band.style';
import { base } from './base.style';
import { callLater } from './call-later';
import { body, close, foot, frame, stay, title } from './dialog.style';
import { openModal } from './dialog-box';
import type { HostProps } from './host';
import { Close } from './icons/close';

/** What flyout and modal have in common, and where they differ. */
export interface DialogProps extends HostProps {
  readonly heading?: string | undefined;
  readonly closeLabel: string;
  /** Its place and size. */
  readonly className: string;
  /**
   * Whether a click at `x`, on the dialog or on its backdrop, is beside it: it then closes. Without it, it does not.
   */
  isOutside?(x: number, box: DOMRect): boolean;
}

/**
 * A native modal `<dialog>`: it keeps the focus inside, makes the page inert, closes on Escape, the uppermost of
 * several first, and gives the focus back. Emits `open`, and `close` with the reason `handle`, `outside`, `escape` or
 * `button`.
 */
export const Dialog = ({ heading, closeLabel, className, isOutside, host }: DialogProps) => {
  // biome-ignore lint/style/noNonNullAssertion: React sets it before any effect or event reads it.
  const dialog = useRef<HTMLDialogElement>(null!);
  const opener = useRef<Element | null>(undefined);
  const pressedOutside = useRef(false);
  const [hasFoot, setHasFoot] = useState(false);

  /** The reason travels as the dialog's return value; the browser, for Escape or Android's back, gives none. */
  const shut = (reason: string) => {
    const { current: box } = dialog;
    if (!box.open) return;
    // What was opened from the inside lies above it, and would hold the page inert unseen.
    for (const { shadowRoot } of host.element.querySelectorAll('[data-widget]'))
      shadowRoot?.querySelector<HTMLDialogElement>('dialog[open]')?.close(reason);
    // After those whose events are still to come: the page may close, open and close it again in one task.
    box.close(`${box.returnValue} ${reason}`.trim());
  };

  useLayoutEffect(() => {
    const { current: box } = dialog;
    // biome-ignore lint/style/noNonNullAssertion: it is in every render, below.
    const slot = box.querySelector<HTMLSlotElement>('[name=footer]')!;
    const look = () => setHasFoot(slot.assignedNodes().length > 0);
    look();
    slot.addEventListener('slotchange', look);
    const open = (by?: Element | null) => {
      if (box.open) return;
      opener.current = by;
      openModal(box, host.element, () => shut('handle'));
      callLater(import('./hold-page'), box);
      // The browser does not look into slots.
      host.element.querySelector<HTMLElement>('[autofocus]')?.focus();
      host.emit('open');
    };
    host.expose({
      open,
      close: () => shut('handle'),
      toggle: (by) => (box.open ? shut('handle') : open(by)),
      // biome-ignore lint/style/noNonNullAssertion: the button that closes is in every render.
      focus: () => box.querySelector('button')!.focus(),
    });
    // On paper it would lie over the page: taken out and put back, an open dialog stands where it is written.
    const paper = matchMedia('print');
    paper.onchange = () => {
      if (!box.open) return;
      host.root.append(box);
      if (paper.matches) return;
      box.open = false;
      box.showModal();
    };
    return () => {
      paper.onchange = null;
      // Before it leaves the page: then the browser gives no focus back.
      box.close('handle');
    };
  }, [host]);

  const closed = ({ currentTarget: box }: { currentTarget: HTMLDialogElement }) => {
    const [reason, ...later] = box.returnValue.split(' ');
    box.returnValue = later.join(' ');
    if (reason === 'refused') return;
    host.emit('close', { reason: reason || 'escape' });
    giveFocusBack(opener.current, host.element);
  };

  /** The backdrop's clicks reach the dialog. */
  const isBeside = (event: { target: unknown; clientX: number }) =>
    event.target === dialog.current && !!isOutside?.(event.clientX, dialog.current.getBoundingClientRect());

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; Escape does so by itself.
    <dialog
      ref={dialog}
      className={`${base} ${frame} ${className}`}
      aria-label={heading || host.element.getAttribute('aria-label') || document.title}
      onClose={closed}
      onPointerDown={(event) => {
        pressedOutside.current = isBeside(event);
      }}
      // A drag from inside to outside, or back, ends in a click on the dialog too.
      onClick={(event) => {
        if (pressedOutside.current && isBeside(event)) shut('outside');
      }}
    >
      {/* No header and footer elements: a dialog does not keep them from being the page's banner and its foot. */}
      <div className={`${band} ${stay}`}>
        {heading && <h2 className={title}>{heading}</h2>}
        <button type="button" className={close} aria-label={closeLabel} onClick={() => shut('button')}>
          <Close />
        </button>
      </div>
      <div className={body}>
        <slot />
      </div>
      <div className={`${foot} ${stay}`} hidden={!hasFoot}>
        <slot name="footer" />
      </div>
    </dialog>
  );
};

/**
 * The browser has done it, unless the one that had the focus is gone, or (Safari) a click never gave it to the opener.
 * Then the focus must not be lost at the page's top.
 */
function giveFocusBack(opener: Element | null | undefined, home: HTMLElement): void {
  // While it slides out, what was focused inside it still is.
  const lost = () => {
    const { activeElement: at, body: page } = document;
    return !at || at === page || home.contains(at);
  };
  if (lost() && opener instanceof HTMLElement) opener.focus();
  if (!lost()) return;
  if (!home.hasAttribute('tabindex')) {
    home.tabIndex = -1;
    home.addEventListener('blur', () => home.removeAttribute('tabindex'), { once: true });
  }
  home.focus();
}
