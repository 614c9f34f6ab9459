import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { callLater } from './call-later';
import {
  type CloseReason,
  closeModal,
  isRejected,
  openModal,
  returnFocus,
  takeReason,
  unfoldForPrint,
} from './dialog-box';
import type { Host } from './host';
import { useElementRef } from './use-element-ref';

export interface DialogState {
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly closeButton: RefObject<HTMLButtonElement>;
  readonly footer: RefObject<HTMLSlotElement>;
  readonly hasFooter: boolean;
  requestClose(reason: CloseReason): void;
  handleClose(event: { currentTarget: HTMLDialogElement }): void;
}

export function useDialog(host: Host): DialogState {
  const dialog = useElementRef<HTMLDialogElement>();
  const closeButton = useElementRef<HTMLButtonElement>();
  const opener = useRef<Element | null>(undefined);

  useLayoutEffect(() => {
    const { current: box } = dialog;
    const close = () => closeModal(box, host.element, 'handle');
    const open = (by?: Element | null) => {
      if (box.open) return;
      opener.current = by;
      openModal(box, host.element, close);
      callLater(import('./hold-page'), box);
      // Browsers ignore `autofocus` in slotted content.
      host.element.querySelector<HTMLElement>('[autofocus]')?.focus();
      host.emit('open');
    };
    host.expose({
      open,
      close,
      toggle: (by) => (box.open ? close() : open(by)),
      focus: () => closeButton.current.focus(),
    });
    const stopPrinting = unfoldForPrint(box, host.root);
    return () => {
      stopPrinting();
      // Close the dialog before it is removed, because browsers don't restore the focus after a removal.
      box.close('handle');
    };
  }, [host, dialog, closeButton]);

  return {
    dialog,
    closeButton,
    ...useFooter(),
    requestClose: (reason) => closeModal(dialog.current, host.element, reason),
    // Use `currentTarget`: if an unmount closes the dialog, the ref is null when this event fires.
    handleClose({ currentTarget: box }) {
      const reason = takeReason(box);
      if (isRejected(reason)) return;
      host.emit('close', { reason });
      returnFocus(opener.current, host.element);
    },
  };
}

function useFooter(): Pick<DialogState, 'footer' | 'hasFooter'> {
  const footer = useElementRef<HTMLSlotElement>();
  const [hasFooter, setHasFooter] = useState(false);

  useLayoutEffect(() => {
    const { current: slot } = footer;
    const update = () => setHasFooter(slot.assignedNodes().length > 0);
    update();
    slot.addEventListener('slotchange', update);
    return () => slot.removeEventListener('slotchange', update);
  }, [footer]);

  return { footer, hasFooter };
}
