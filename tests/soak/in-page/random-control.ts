/**
 * Runs in the page. Excludes controls that sign out or spend, because other steps use them.
 *
 * @param random a number in [0, 1) that selects the widget
 * @param otherRandom a number in [0, 1) that selects the control
 */
export const randomControl = (kinds: string, random: number, otherRandom: number): HTMLElement | undefined => {
  const all = (root: ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const spared = /sign out|log out|sign in|^buy$|^yes|^claim it$|redeem|^add files$|^subscribe$|^send$/i;
  const fits = (element: Element) =>
    element.matches(kinds) &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !(element as HTMLButtonElement).disabled &&
    !spared.test(element.textContent!.trim());
  const widgets = [...document.querySelectorAll<HTMLElement>('[data-widget-state=mounted]')]
    .map((host) => (all(host.shadowRoot!) as HTMLElement[]).filter(fits))
    .filter((controls) => controls.length);
  const controls = widgets[Math.floor(random * widgets.length)];
  return controls?.[Math.floor(otherRandom * controls.length)];
};
