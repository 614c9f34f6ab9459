/** Runs in the page: has what failed try again, as a visitor does by the button, and a page's script by `scan()`. */
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
      element.checkVisibility()
    )
      element.click();
  }
  (window as never as { cobble?: { scan?(): unknown } }).cobble?.scan?.();
};
