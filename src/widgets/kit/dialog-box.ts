import { log } from '../../platform/log';

/** Safari before 17.4 lacks `checkVisibility`. */
const isRendered = (element: Element): boolean =>
  element.checkVisibility ? element.checkVisibility() : element.getClientRects().length > 0;

/** In a hidden frame nothing has a box, and nobody is blocked: the dialog is there when the frame is shown. */
const hasBox = (dialog: Element): boolean => isRendered(dialog) || !isRendered(dialog.ownerDocument.documentElement);

/** The nearest element around a dialog's host, or the host itself, that keeps it from having a box. */
const hiddenBy = (host: Element): Element => {
  for (let at: Element | null | undefined = host; at; ) {
    const { display, contentVisibility } = getComputedStyle(at);
    const parent: Element | null = at.parentElement;
    if (display === 'none' || contentVisibility === 'hidden') return at;
    // A shadow root without a slot for it.
    if (parent?.shadowRoot && !at.assignedSlot) return parent;
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
 * How often an open dialog is checked, ms. No observer notices everything: a ResizeObserver misses
 * `content-visibility`, an IntersectionObserver misses a dialog that is hidden while it slides in, and both miss one
 * that is hidden before its first frame.
 */
const CHECK_MS = 250;

const timers = new WeakMap<HTMLDialogElement, ReturnType<typeof setInterval>>();

/**
 * Opens a modal dialog, unless something around its host hides it: the page would be inert with nothing to close.
 *
 * @param close is called if the dialog is hidden later, while it is open
 * @throws Error if it has no box; then it is closed again, with the reason `refused`
 */
export const openModal = (dialog: HTMLDialogElement, host: HTMLElement, close: () => void): void => {
  dialog.showModal();
  if (!hasBox(dialog)) {
    dialog.close(`${dialog.returnValue} refused`.trim());
    throw Error(`cobble: ${nameOf(host)} can't open: ${fix(host)}`);
  }
  clearInterval(timers.get(dialog));
  const timer = setInterval(() => {
    if (!dialog.open) clearInterval(timer);
    // A removed dialog blocks nothing, and one that is printed is not modal.
    else if (dialog.isConnected && !hasBox(dialog) && !matchMedia('print').matches) {
      log('warn', `cobble: ${nameOf(host)} was closed because it was hidden while open: ${fix(host)}`, host);
      close();
    }
  }, CHECK_MS);
  timers.set(dialog, timer);
};
