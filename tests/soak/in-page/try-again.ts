/** Runs in the page: retries failures through retry buttons and `scan()`. */
export const tryAgain = (): void => {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  for (const element of all(document)) {
    if (
      element instanceof HTMLButtonElement &&
      element.getRootNode() instanceof ShadowRoot &&
      /^(try again|new challenge)$/i.test(element.textContent!.trim()) &&
      element.checkVisibility({ visibilityProperty: true })
    )
      element.click();
  }
  (window as never as { cobble?: { scan?(): unknown } }).cobble?.scan?.();
};
