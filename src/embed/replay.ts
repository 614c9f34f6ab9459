import type { Handle } from '../loader/types';
import { rootOf } from '../platform/root-of';
import { CONTROL as OTHER_CONTROL } from './control';

const CONTROL = `input,${OTHER_CONTROL}`;
const replayed = new WeakMap<Element, unknown>();

/**
 * Dispatches a copy of the click or key event that loaded a widget. The page's listeners get only the original.
 *
 * The copy's target is the first of these that exists:
 * - the widget's link or button that contains the original target's slot
 * - the page's visible control that contains the original target
 * - for a click, the original target's slot
 * - the widget's first control
 */
export default (handle: Handle | null, event: Event): void => {
  const { key } = event as KeyboardEvent;
  if (
    !handle ||
    event.type === 'focusin' ||
    /^(Tab|Shift|Control|Alt|Meta)$/.test(key) ||
    (replayed.has(handle.element) && replayed.get(handle.element) === handle.pending)
  )
    return;
  const { element } = handle;
  const from = event.target as Element;
  const slot = element.contains(from) ? slotOf(from, element) : null;
  const mounted = handle.state === 'mounted';
  if (!mounted && handle.state !== 'error') return;
  replayed.set(element, handle.pending);
  const isPress = !key || key === 'Enter' || key === ' ';
  const outerControl = mounted && slot?.closest<HTMLElement>('a[href],button');
  const ownControl = !outerControl && (slot || !mounted) && from.closest<HTMLElement>(`${CONTROL},label,summary`);
  if (ownControl && ownControl !== element && element.contains(ownControl)) {
    // The loader has already handled clicks on openers.
    if (
      isPress &&
      ownControl.getAttribute('href') !== '#' &&
      !ownControl.closest('[data-widget-open],[data-widget-close],[data-widget-toggle]')
    )
      withoutListeners(() => ownControl.dispatchEvent(createClick(event)));
    return;
  }
  const target = outerControl || (slot && !key ? slot : element.shadowRoot?.querySelector<HTMLElement>(CONTROL));
  if (!mounted || !target) return;
  if (key) {
    target.focus();
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const keydown = new KeyboardEvent('keydown', {
      key,
      code,
      altKey,
      ctrlKey,
      metaKey,
      shiftKey,
      bubbles: true,
      cancelable: true,
    });
    // A synthetic key event doesn't activate the control, so Enter and Space also need a click.
    if (!target.dispatchEvent(keydown) || !isPress) return;
  }
  if (target.matches('a[href][target=_blank]')) openWindow(target as HTMLAnchorElement);
  // The event isn't composed, so it stays in the shadow root.
  target.dispatchEvent(createClick(event));
};

/**
 * Opens a link's new tab with `open()`, because Safari drops synthetic clicks on such links. If a popup blocker stops
 * the new tab, uses this tab.
 */
const openWindow = (link: HTMLAnchorElement) =>
  rootOf(link).addEventListener(
    'click',
    (event) => {
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (event.defaultPrevented || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      // Don't pass `noopener`: `open` would return null. Clear `opener` instead.
      const tab = open('', '_blank');
      if (!tab) return void location.assign(link.href);
      tab.opener = null;
      tab.location.href = link.href;
    },
    { once: true },
  );

const slotOf = (node: Element | null, host: Element): HTMLSlotElement | null =>
  !node || node === host ? null : (node.assignedSlot ?? slotOf(node.parentElement, host));

const createClick = (event: Event) => {
  // A key event has no coordinates, so `MouseEvent` uses 0.
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

const withoutListeners = (act: () => void) => {
  const stop = (event: Event) => event.stopImmediatePropagation();
  addEventListener('click', stop, { capture: true, once: true });
  act();
  removeEventListener('click', stop, true);
};
