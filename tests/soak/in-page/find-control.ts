/** Runs in the page: finds the first visible control, including nested shadow roots. */
export const findControl = (widget: string, kinds: string, source: string): HTMLElement | undefined => {
  const pattern = new RegExp(source, 'i');
  const all = (root: ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const names = (element: HTMLElement) => [
    element.getAttribute('aria-label'),
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
    element.textContent,
  ];
  return [...document.querySelectorAll(widget)]
    .flatMap((host) => (host.shadowRoot ? (all(host.shadowRoot) as HTMLElement[]) : []))
    .find(
      (element) =>
        element.matches(kinds) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !(element as HTMLButtonElement).disabled &&
        names(element).some((name) => name && pattern.test(name.replace(/\s+/g, ' ').trim())),
    );
};
