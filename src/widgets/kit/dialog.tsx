import { useRef } from 'react';
import { band } from './band.style';
import { base } from './base.style';
import { body, close, foot, frame, stay, title } from './dialog.style';
import type { HostProps } from './host';
import { Close } from './icons/close';
import { useDialog } from './use-dialog';

export interface DialogProps extends HostProps {
  readonly heading?: string | undefined;
  readonly closeLabel: string;
  readonly className: string;
  /** @param x in px, relative to the viewport */
  isOutside?(x: number, box: DOMRect): boolean;
}

export const Dialog = ({ heading, closeLabel, className, isOutside, host }: DialogProps) => {
  const { dialog, closeButton, footer, hasFooter, requestClose, handleClose } = useDialog(host);
  const pressedOutside = useRef(false);

  /** A click on the backdrop has the dialog as its target, so compare the position. */
  const isOutsideEvent = (event: { target: unknown; clientX: number }) =>
    event.target === dialog.current && !!isOutside?.(event.clientX, dialog.current.getBoundingClientRect());

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only a click outside closes the dialog; Escape does so natively.
    <dialog
      ref={dialog}
      className={`${base} ${frame} ${className}`}
      aria-label={heading || host.element.getAttribute('aria-label') || document.title}
      onClose={handleClose}
      onPointerDown={(event) => {
        pressedOutside.current = isOutsideEvent(event);
      }}
      // Check where the press began, because dragging out of the dialog also ends in a click.
      onClick={(event) => {
        if (pressedOutside.current && isOutsideEvent(event)) requestClose('outside');
      }}
    >
      {/* `<header>` and `<footer>` would be landmarks of the page. */}
      <div className={`${band} ${stay}`}>
        {heading && <h2 className={title}>{heading}</h2>}
        <button
          ref={closeButton}
          type="button"
          className={close}
          aria-label={closeLabel}
          onClick={() => requestClose('button')}
        >
          <Close />
        </button>
      </div>
      <div className={body}>
        <slot />
      </div>
      <div className={`${foot} ${stay}`} hidden={!hasFooter}>
        <slot ref={footer} name="footer" />
      </div>
    </dialog>
  );
};
