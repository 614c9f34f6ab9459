import { log } from '../../platform/log';

/**
 * The reason of a dialog that couldn't open. Reasons are stored in the dialog's `returnValue`, separated by spaces: a
 * page may close, open and close a dialog in one task, before its first `close` event.
 */
const REJECTED = 'rejected';

const addReason = (dialog: HTMLDialogElement, reason: string): string => `${dialog.returnValue} ${reason}`.trim();

/** Safari before 17.4 lacks `checkVisibility`. */
const isRendered = (element: Element): boolean =>
  element.checkVisibility ? element.checkVisibility() : element.getClientRects().length > 0;

/** In a hidden frame nothing has a box, but the dialog blocks nobody: it appears when the frame is shown. */
const hasBox = (dialog: Element): boolean => isRendered(dialog) || !isRendered(dialog.ownerDocument.documentElement);

/** Returns the nearest element around a dialog's host, or the host itself, that hides it. */
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
  `an open dialog without a box would block the whole page. Hidden by: ${openingTag(hiddenBy(host))}. Fix: move the widget out of whatever is hidden, for example to the end of <body>, or show that element first.`;

const nameOf = ({ id, dataset }: HTMLElement): string => `${dataset.widget}${id && ` #${id}`}`;

/**
 * How often an open dialog is checked, in ms. No observer notices everything: a ResizeObserver misses
 * `content-visibility`, an IntersectionObserver misses a dialog that is hidden while it slides in, and both miss one
 * that is hidden before its first frame.
 */
const CHECK_MS = 250;

const timers = new WeakMap<HTMLDialogElement, ReturnType<typeof setInterval>>();

/**
 * Opens a modal dialog, unless something around its host hides it: the page would be inert and nothing could close it.
 *
 * @param close is called if the dialog is hidden later, while it is open
 * @throws Error if the dialog isn't rendered; it is then closed again, with a reason that `isRejected` recognises
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
    // A removed dialog blocks nothing, and a printed one isn't modal.
    else if (dialog.isConnected && !hasBox(dialog) && !matchMedia('print').matches) {
      log('warn', `cobble: ${nameOf(host)} was closed because it was hidden while open: ${fix(host)}`, host);
      close();
    }
  }, CHECK_MS);
  timers.set(dialog, timer);
}

/** Closes a dialog and those that were opened from inside it. */
export function closeModal(dialog: HTMLDialogElement, host: HTMLElement, reason: string): void {
  if (!dialog.open) return;
  // Inner dialogs are above this one. Hidden with it, they would still make the page inert.
  for (const { shadowRoot } of host.querySelectorAll('[data-widget]'))
    shadowRoot?.querySelector<HTMLDialogElement>('dialog[open]')?.close(reason);
  dialog.close(addReason(dialog, reason));
}

/** Removes and returns the reason of the oldest `close` event. The browser gives none for Escape or Android's back. */
export function takeReason(dialog: HTMLDialogElement): string {
  const [reason, ...later] = dialog.returnValue.split(' ');
  dialog.returnValue = later.join(' ');
  return reason || 'escape';
}

/** Returns whether the reason is that of a dialog that couldn't open. */
export const isRejected = (reason: string): boolean => reason === REJECTED;

/**
 * Takes an open dialog out of the top layer while the page is printed: on paper it would cover the page.
 *
 * @returns a function that stops doing so
 */
export function unfoldForPrint(dialog: HTMLDialogElement, root: ShadowRoot): () => void {
  const print = matchMedia('print');
  print.onchange = () => {
    if (!dialog.open) return;
    // Inserted anew, an open dialog is in the normal flow.
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
 * Returns the focus after a dialog has closed. The browser does so itself, unless the element that had the focus is gone,
 * or a click didn't focus the opener (Safari). Without this the focus would be lost at the top of the page.
 */
export function returnFocus(opener: Element | null | undefined, host: HTMLElement): void {
  // While the dialog slides out, its focused element keeps the focus.
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
