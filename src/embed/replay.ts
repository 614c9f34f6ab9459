import type { Handle } from '../loader/types';

const replayed = new WeakMap<Element, unknown>();

/**
 * Repeats inside the widget the click or key that made it load: once, the first of several. It is not composed, so the
 * page's own listeners, which saw the original, don't see it twice. Focus needs none: the mount takes it over.
 */
export default ({ element, loading }: Handle, event: Event): void => {
  const { key } = event as KeyboardEvent;
  if (element.dataset.widgetState != 'mounted' || event.type == 'focusin' || /^(Tab|Shift|Control|Alt|Meta)$/.test(key) || replayed.get(element) == loading) return;
  replayed.set(element, loading);
  const target = element.shadowRoot!.querySelector<HTMLElement>('a[href],button:enabled,input,select,textarea,[tabindex]');
  if (!target) return;
  if (key) {
    target.focus();
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    const down = new KeyboardEvent('keydown', { key, code, altKey, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true });
    // A key that was made by a script presses nothing by itself.
    if (!target.dispatchEvent(down) || !/^(Enter| )$/.test(key)) return;
  }
  const { altKey, ctrlKey, metaKey, shiftKey, clientX, clientY } = event as MouseEvent;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window, altKey, ctrlKey, metaKey, shiftKey, clientX, clientY }));
};
