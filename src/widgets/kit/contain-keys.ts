/** Keys that don't type text, so the page still receives them. */
const PASSES = /^(Escape|Tab|F\d|Shift|Control|Alt|Meta)/;

/**
 * Prevents typing in a field from triggering the page's shortcuts. The page sees the widget's element as the event's
 * target, so it can't know that the visitor is typing in a field.
 */
export default (root: ShadowRoot, signal: AbortSignal): void => {
  const contain = (event: Event) => {
    const [field] = event.composedPath() as [Element];
    if (!root.contains(field) || !field.matches('input,select,textarea')) return;
    if (isForPage(event as KeyboardEvent, root)) return;
    // The page's capture listeners still receive the event, so make the field the event's target.
    Object.defineProperty(event, 'target', { value: field });
    if (event.currentTarget === root) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup', 'input']) {
    addEventListener(type, contain, { capture: true, signal });
    root.addEventListener(type, contain, { signal });
  }
};

/** Whether the page needs a field's event, such as a shortcut with a modifier, or Enter inside the page's form. */
const isForPage = (event: KeyboardEvent, { host }: ShadowRoot): boolean => {
  // An `input` event has no key. Treat it like Enter, because only a form around the widget needs it.
  const { key = 'Enter', altKey, ctrlKey, metaKey } = event;
  if (key === 'Enter' && host.closest('form')) return true;
  // AltGr types characters, but also sets Ctrl and Alt.
  return PASSES.test(key) || ((altKey || ctrlKey || metaKey) && !event.getModifierState('AltGraph'));
};
