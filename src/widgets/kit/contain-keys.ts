/** Keys for the page and its dialogs. They type nothing. */
const PASSES = /^(Escape|Tab|F\d|Shift|Control|Alt|Meta)/;

/**
 * Keeps what a visitor types from the page's shortcuts. Outside of the shadow root, the target is the widget's element, so
 * pages don't recognise a field.
 *
 * @param signal removes the listeners
 */
export default (root: ShadowRoot, signal: AbortSignal): void => {
  const contain = (event: Event) => {
    const [field] = event.composedPath() as [Element];
    if (!root.contains(field) || !field.matches('input,select,textarea')) return;
    if (isForPage(event as KeyboardEvent, root)) return;
    // Capture listeners run before the event reaches the root, so show them the field.
    Object.defineProperty(event, 'target', { value: field });
    if (event.currentTarget === root) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup', 'input']) {
    addEventListener(type, contain, { capture: true, signal });
    root.addEventListener(type, contain, { signal });
  }
};

/** Whether the page needs an event of a field: shortcuts with a modifier, and what its form watches. */
const isForPage = (event: KeyboardEvent, { host }: ShadowRoot): boolean => {
  // An `input` event lacks a key.
  const { key = 'Enter', altKey, ctrlKey, metaKey } = event;
  if (key === 'Enter' && host.closest('form')) return true;
  // AltGr, which types characters, sets Ctrl and Alt too.
  return PASSES.test(key) || ((altKey || ctrlKey || metaKey) && !event.getModifierState('AltGraph'));
};
