import type { Handle } from '../loader/types';

const replayed = new WeakMap<Element, unknown>();
const CONTROL = 'a[href],button:enabled,input,select,textarea,[tabindex]';

/**
 * Repeats the click or key that made a widget load: once, the first of several, unseen by the page, which saw the
 * original. It goes to the widget's button or link that a slotted node stands in; to the page's own control where that
 * is still shown, slotted or as the fallback of a widget that failed; to the slot; else to the widget's first control.
 * Focus needs none: the mount takes it over.
 */
export default (handle: Handle | null, event: Event): void => {
  const { key } = event as KeyboardEvent;
  if (
    !handle ||
    event.type == 'focusin' ||
    /^(Tab|Shift|Control|Alt|Meta)$/.test(key) ||
    (replayed.has(handle.element) && replayed.get(handle.element) === handle.pending)
  )
    return;
  const { element } = handle;
  const from = event.target as Element;
  const slot = element.contains(from) ? slotOf(from, element) : null;
  const mounted = element.dataset.widgetState == 'mounted';
  if (!mounted && element.dataset.widgetState != 'error') return;
  replayed.set(element, handle.pending);
  const press = !key || key == 'Enter' || key == ' ';
  // Slotted into the widget's own button or link: that is the control.
  const around = mounted && slot?.closest<HTMLElement>('a[href],button');
  const own = !around && (slot || !mounted) && from.closest<HTMLElement>(`${CONTROL},label,summary`);
  if (own && own != element && element.contains(own)) {
    // The loader has opened already what an opener opens.
    if (
      press &&
      own.getAttribute('href') != '#' &&
      !own.closest('[data-widget-open],[data-widget-close],[data-widget-toggle]')
    )
      unseen(() => own.dispatchEvent(click(event)));
    return;
  }
  const target = around || (slot && !key ? slot : element.shadowRoot?.querySelector<HTMLElement>(CONTROL));
  if (!mounted || !target) return;
  if (key) {
    (target as HTMLElement).focus();
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
  // Not composed: it stays inside.
  target.dispatchEvent(click(event));
};

/** The slot that shows a node of the page, or what that stands in. */
const slotOf = (node: Element | null, host: Element): HTMLSlotElement | null =>
  !node || node == host ? null : (node.assignedSlot ?? slotOf(node.parentElement, host));

const click = (event: Event) => {
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
