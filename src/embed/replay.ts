import type { Handle } from '../loader/types';
import { CONTROL as OTHER_CONTROL } from './control';

const CONTROL = `input,${OTHER_CONTROL}`;
const replayed = new WeakMap<Element, unknown>();

/**
 * Repeats the click or key that made a widget load: once, the first of several, unseen by the page, which saw the
 * original. It goes to the widget's button or link that a slotted node stands in; to the page's own control where that
 * is still shown, slotted or as the fallback of a widget that failed; to the slot; else to the widget's first control.
 * Focus needs none: the mount takes it over.
 */
export default (handle: Handle | null, event: Event): void => {
  // Of a click and of a focus it is undefined.
  const { key } = event as KeyboardEvent;
  if (
    !handle ||
    event.type === 'focusin' ||
    /^(Tab|Shift|Control|Alt|Meta)$/.test(key) ||
    (replayed.has(handle.element) && replayed.get(handle.element) === handle.pending)
  )
    return;
  const { element } = handle;
  // Clicks, keys and focus go to elements.
  const from = event.target as Element;
  const slot = element.contains(from) ? slotOf(from, element) : null;
  const mounted = handle.state === 'mounted';
  if (!mounted && handle.state !== 'error') return;
  replayed.set(element, handle.pending);
  const press = !key || key === 'Enter' || key === ' ';
  // Slotted into the widget's own button or link: that is the control.
  const around = mounted && slot?.closest<HTMLElement>('a[href],button');
  const own = !around && (slot || !mounted) && from.closest<HTMLElement>(`${CONTROL},label,summary`);
  if (own && own !== element && element.contains(own)) {
    // The loader has opened already what an opener opens.
    if (
      press &&
      own.getAttribute('href') !== '#' &&
      !own.closest('[data-widget-open],[data-widget-close],[data-widget-toggle]')
    )
      unseen(() => own.dispatchEvent(click(event)));
    return;
  }
  const target = around || (slot && !key ? slot : element.shadowRoot?.querySelector<HTMLElement>(CONTROL));
  if (!mounted || !target) return;
  if (key) {
    target.focus();
    // What has a `key` is a keyboard event.
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const down = new KeyboardEvent('keydown', {
      key,
      code,
      altKey,
      ctrlKey,
      metaKey,
      shiftKey,
      bubbles: true,
      cancelable: true,
    });
    // A key that was made by a script presses nothing by itself.
    if (!target.dispatchEvent(down) || !press) return;
  }
  if (target.matches('a[href][target=_blank]')) openWindow(target as HTMLAnchorElement);
  // Not composed: it stays inside.
  target.dispatchEvent(click(event));
};

/**
 * Has the next click of a link that opens a new tab go to its place for certain. Safari takes one that a script made
 * for a popup and drops it, as other browsers do some seconds after the visitor's own: then it opens in this tab.
 */
const openWindow = (link: HTMLAnchorElement) =>
  link.getRootNode().addEventListener(
    'click',
    (event) => {
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (event.defaultPrevented || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      // By `noopener` it would not say whether it opened.
      const tab = open('', '_blank');
      if (!tab) return void location.assign(link.href);
      tab.opener = null;
      tab.location.href = link.href;
    },
    { once: true },
  );

/** The slot that shows a node of the page, or what that stands in. */
const slotOf = (node: Element | null, host: Element): HTMLSlotElement | null =>
  !node || node === host ? null : (node.assignedSlot ?? slotOf(node.parentElement, host));

const click = (event: Event) => {
  // A key's event has no place: it is undefined, and becomes 0.
  const { altKey, ctrlKey, metaKey, shiftKey, clientX, clientY } = event as MouseEvent;
  return new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    view: window,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
    clientX,
    clientY,
  });
};

/** Lets a click of the page's own control act, as a link does, while no listener hears it. */
const unseen = (act: () => void) => {
  const hush = (event: Event) => event.stopImmediatePropagation();
  addEventListener('click', hush, { capture: true, once: true });
  act();
  removeEventListener('click', hush, true);
};
