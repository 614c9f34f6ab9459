/**
 * Runs in the page: finds the first visible control by label, text or title, including nested shadow roots. While a
 * confirmation is open, searches only there, and finds nothing until its buttons are enabled.
 */
export const controlOf = (kinds: string, source: string): HTMLElement | undefined => {
  const pattern = new RegExp(source, 'i');
  const all = (root: ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const names = (element: HTMLElement) => {
    const root = element.getRootNode() as ShadowRoot;
    const labelled = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => root.getElementById(id)?.textContent)
      .join(' ');
    return [
      element.getAttribute('aria-label'),
      labelled,
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
      element.textContent,
      element.title,
    ];
  };
  const confirmation = document.querySelector('cobble-confirmation')?.shadowRoot;
  if (confirmation && !confirmation.querySelector('[aria-disabled=false]')) return undefined;
  const root = confirmation ?? document.querySelector('#area')?.shadowRoot;
  return (root ? (all(root) as HTMLElement[]) : []).find(
    (element) =>
      element.matches(kinds) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !(element as HTMLButtonElement).disabled &&
      names(element).some((name) => name && pattern.test(name.replace(/\s+/g, ' ').trim())),
  );
};
