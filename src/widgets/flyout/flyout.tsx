import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { band } from '../shared/band.style';
import { base } from '../shared/base.style';
import { button } from '../shared/button.style';
import { buttonQuiet } from '../shared/button-quiet.style';
import type { PropsOf } from '../shared/description';
import type { HostProps } from '../shared/host';
import { Close } from '../shared/icons/close';
import { body, close, foot, panel, stay, title } from './flyout.style';
import type { description } from './flyout.widget';

/**
 * A panel at the right, 488px wide (WGT-7). A native modal `<dialog>`: it keeps the focus inside, makes the page inert, closes on Escape and
 * gives the focus back. Emits `open`, and `close` with the reason `handle`, `outside`, `escape` or `button`.
 */
export const Flyout = ({ heading, closeLabel, host }: PropsOf<typeof description> & HostProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const footSlot = useRef<HTMLSlotElement>(null);
  /** Who closes it; nobody: the browser, for Escape or Android's back. */
  const closer = useRef<string>(undefined);
  const opener = useRef<Element | null>(undefined);
  const pressedOutside = useRef(false);
  const [hasFoot, setHasFoot] = useState(false);

  const shut = (reason: string) => {
    if (!dialog.current!.open) return;
    closer.current = reason;
    dialog.current!.close();
  };

  useLayoutEffect(() => {
    const { current: box } = dialog;
    const open = (by?: Element | null) => {
      if (box!.open) return;
      opener.current = by;
      box!.showModal();
      host.emit('open');
    };
    host.expose({
      open,
      close: () => shut('handle'),
      toggle: (by) => (box!.open ? shut('handle') : open(by)),
      focus: () => box!.querySelector('button')!.focus(),
    });
  }, [host]);

  useEffect(() => {
    const slot = footSlot.current!;
    const look = () => setHasFoot(slot.assignedNodes().length > 0);
    look();
    slot.addEventListener('slotchange', look);
    return () => slot.removeEventListener('slotchange', look);
  }, []);

  const closed = () => {
    host.emit('close', { reason: closer.current ?? 'escape' });
    closer.current = undefined;
    giveFocusBack(opener.current, host.element);
  };

  /** Beside the panel: the backdrop's clicks reach the dialog. */
  const isOutside = (event: { target: unknown; clientX: number }) =>
    event.target === dialog.current && event.clientX < dialog.current!.getBoundingClientRect().left;

  return (
    <dialog
      ref={dialog}
      className={`${base} ${panel}`}
      aria-label={heading || host.element.getAttribute('aria-label') || document.title}
      onClose={closed}
      onPointerDown={(event) => { pressedOutside.current = isOutside(event); }}
      // A drag from inside to outside, or back, ends in a click on the dialog too.
      onClick={(event) => { if (pressedOutside.current && isOutside(event)) shut('outside'); }}
    >
      <header className={`${band} ${stay}`}>
        {heading && <h2 className={title}>{heading}</h2>}
        <button type="button" className={`${button} ${buttonQuiet} ${close}`} aria-label={closeLabel} onClick={() => shut('button')}>
          <Close />
        </button>
      </header>
      <div className={body}><slot /></div>
      <footer className={`${foot} ${stay}`} hidden={!hasFoot}><slot name="footer" ref={footSlot} /></footer>
    </dialog>
  );
};

/** The browser has done it, unless the one that had the focus is gone, or (Safari) a click never gave it to the opener. Then the focus must not be lost at the page's top. */
function giveFocusBack(opener: Element | null | undefined, home: HTMLElement): void {
  const lost = () => !document.activeElement || document.activeElement === document.body;
  if (lost() && opener instanceof HTMLElement) opener.focus();
  if (!lost()) return;
  if (!home.hasAttribute('tabindex')) {
    home.tabIndex = -1;
    home.addEventListener('blur', () => home.removeAttribute('tabindex'), { once: true });
  }
  home.focus();
}
