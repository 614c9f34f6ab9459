import { log } from '../../platform/log';

/** The reasons in `cobble:close` (interface 3). */
export type CloseReason = 'button' | 'handle' | 'outside' | 'escape';

/** The close reason of a dialog that styles hid while it opened. */
const REJECTED = 'rejected';

/** `returnValue` lists the reasons of pending `close` events. */
const addReason = (dialog: HTMLDialogElement, reason: string): string => `${dialog.returnValue} ${reason}`.trim();

/** Safari before 17.4 lacks `checkVisibility`. */
const isRendered = (element: Element): boolean =>
  element.checkVisibility ? element.checkVisibility() : element.getClientRects().length > 0;

/** Whether a dialog has a box. In a hidden iframe, where no element has a box, returns true for every dialog. */
const hasBox = (dialog: Element): boolean => isRendered(dialog) || !isRendered(dialog.ownerDocument.documentElement);

const hiddenBy = (host: Element): Element => {
  for (let at: Element | null | undefined = host; at; ) {
    const { display, contentVisibility } = getComputedStyle(at);
    const parent: Element | null = at.parentElement;
    if (display === 'none' || contentVisibility === 'hidden') return at;
    const isUnslotted = parent?.shadowRoot && !at.assignedSlot;
    if (isUnslotted) return parent;
    if (parent?.matches('details:not([open])')) return parent;
    at = at.assignedSlot ?? parent ?? (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  return host;
};

const openingTag = ({ outerHTML }: Element): string => outerHTML.replace(/>[^]*/, '>').slice(0, 200);

const fix = (host: Element): string =>
  `an open dialog without a box would block the whole page. Hidden by: ${openingTag(hiddenBy(host))}. Fix: move the widget out of the hidden element, for example to the end of <body>, or show that element first.`;

const nameOf = ({ id, dataset }: HTMLElement): string => `${dataset.widget}${id && ` #${id}`}`;

/**
 * Poll, because observers miss cases. A ResizeObserver misses `content-visibility`. An IntersectionObserver misses a
 * dialog that is hidden while it slides in. Both miss a dialog that is hidden before its first frame.
 */
const CHECK_MS = 250;

const timers = new WeakMap<HTMLDialogElement, ReturnType<typeof setInterval>>();

/**
 * Opens a dialog. Rejects a hidden dialog, because it would block the page invisibly.
 *
 * @param close Called if the dialog is hidden later
 * @throws Error if the dialog is hidden
 */
export function openModal(dialog: HTMLDialogElement, host: HTMLElement, close: () => void): void {
  dialog.showModal();
  if (!hasBox(dialog)) {
    dialog.close(addReason(dialog, REJECTED));
    throw Error(`cobble: ${nameOf(host)} can't open: ${fix(host)}`);
  }
  clearInterval(timers.get(dialog));
  const timer = setInterval(() => {
    if (!dialog.open) clearInterval(timer);
    // Ignore a dialog that is removed or being printed, because it doesn't block the page.
    else if (dialog.isConnected && !hasBox(dialog) && !matchMedia('print').matches) {
      log('warn', `cobble: ${nameOf(host)} was closed because it was hidden while open: ${fix(host)}`, host);
      close();
    }
  }, CHECK_MS);
  timers.set(dialog, timer);
}

export function closeModal(dialog: HTMLDialogElement, host: HTMLElement, reason: CloseReason): void {
  if (!dialog.open) return;
  // Close inner dialogs first. Otherwise, they would stay in the top layer and block the page invisibly.
  for (const { shadowRoot } of host.querySelectorAll('[data-widget]'))
    shadowRoot?.querySelector<HTMLDialogElement>('dialog[open]')?.close(reason);
  dialog.close(addReason(dialog, reason));
}

/** Removes and returns the first reason. Default: `escape`, because Escape and Android's back button give no reason. */
export function takeReason(dialog: HTMLDialogElement): string {
  const [reason, ...later] = dialog.returnValue.split(' ');
  dialog.returnValue = later.join(' ');
  return reason || 'escape';
}

export const isRejected = (reason: string): boolean => reason === REJECTED;

/** While printing, moves the dialog out of the top layer, where it would cover the page. */
export function unfoldForPrint(dialog: HTMLDialogElement, root: ShadowRoot): () => void {
  const print = matchMedia('print');
  print.onchange = () => {
    if (!dialog.open) return;
    // Re-inserting an element removes it from the top layer.
    root.append(dialog);
    if (print.matches) return;
    dialog.open = false;
    dialog.showModal();
  };
  return () => {
    print.onchange = null;
  };
}

/**
 * Restores the focus after a dialog has closed. Browsers don't restore it if the previously focused element is gone, or
 * if the click on the opener didn't focus it (Safari).
 */
export function returnFocus(opener: Element | null | undefined, host: HTMLElement): void {
  // The focus also counts as lost while it is in a dialog that is sliding out.
  const isLost = () => {
    const { activeElement, body: page } = document;
    return !activeElement || activeElement === page || host.contains(activeElement);
  };
  if (isLost() && opener instanceof HTMLElement) opener.focus();
  if (!isLost()) return;
  if (!host.hasAttribute('tabindex')) {
    host.tabIndex = -1;
    host.addEventListener('blur', () => host.removeAttribute('tabindex'), { once: true });
  }
  host.focus();
}
