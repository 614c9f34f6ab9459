/**
 * Runs in a page: gives the focus to the first element that Tab comes to, as a browser does behind the last. What stands
 * behind an open dialog takes none.
 */
export const focusFirst = (): void => {
  const inOrder = function* (root: Element | ShadowRoot): Generator<HTMLElement> {
    const assigned = root instanceof HTMLSlotElement ? root.assignedElements() : [];
    for (const one of assigned.length ? assigned : root.children) {
      if (one instanceof HTMLElement) yield one;
      yield* inOrder(one.shadowRoot ?? one);
    }
  };
  for (const one of inOrder(document.documentElement)) {
    // A dialog takes the focus from a script, and is no stop of Tab.
    if (one.tabIndex < 0 || one instanceof HTMLDialogElement || !one.checkVisibility({ visibilityProperty: true }))
      continue;
    one.focus();
    if ((one.getRootNode() as Document | ShadowRoot).activeElement === one) return;
  }
};
