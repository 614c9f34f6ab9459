/** Runs in a page. Focuses the first element that isn't behind an open dialog, as Tab does after the last element. */
export const focusFirst = (): void => {
  const inOrder = function* (root: Element | ShadowRoot): Generator<HTMLElement> {
    const assigned = root instanceof HTMLSlotElement ? root.assignedElements() : [];
    for (const one of assigned.length ? assigned : root.children) {
      if (one instanceof HTMLElement) yield one;
      yield* inOrder(one.shadowRoot ?? one);
    }
  };
  for (const one of inOrder(document.documentElement)) {
    // Scripts can focus a dialog, but Tab can't.
    if (one.tabIndex < 0 || one instanceof HTMLDialogElement || !one.checkVisibility({ visibilityProperty: true }))
      continue;
    one.focus();
    if ((one.getRootNode() as Document | ShadowRoot).activeElement === one) return;
  }
};
