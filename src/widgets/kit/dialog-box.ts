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
  `an open dialog without a box would block the whole page. Hidden by: ${openingTag(hiddenBy(host))} Fix: move the widget out of whatever is hidden, for example to the end of <body>, or show that element first.`;

const nameOf = ({ id, dataset }: HTMLElement): string => `${dataset.widget}${id && ` #${id}`}`;

/**
 * Opens a modal dialog, unless something around its host hides it: the page would be inert with nothing to close.
 *
 * @throws Error if it has no box; then it is closed again, with the reason `refused`
 */
export const openModal = (dialog: HTMLDialogElement, host: HTMLElement): void => {
  dialog.showModal();
  if (hasBox(dialog)) return;
  dialog.close(`${dialog.returnValue} refused`.trim());
  throw Error(`cobble: ${nameOf(host)} can't open: ${fix(host)}`);
};

/**
 * Watches whether a dialog loses its box while it is open, as in a tab panel that is switched by script.
 *
 * @param close is called then
 * @returns ends the watch
 */
export const watchBox = (dialog: HTMLDialogElement, host: HTMLElement, close: () => void): (() => void) => {
  const check = () => {
    // A removed dialog blocks nothing, and one that is printed is not modal.
    if (!dialog.open || !dialog.isConnected || hasBox(dialog) || matchMedia('print').matches) return;
    log('warn', `cobble: ${nameOf(host)} was closed because it was hidden while open: ${fix(host)}`, host);
    close();
  };
  // `content-visibility: hidden` changes no size.
  const observers = [new ResizeObserver(check), new IntersectionObserver(check)];
  for (const observer of observers) observer.observe(dialog);
  return () => {
    for (const observer of observers) observer.disconnect();
  };
};
