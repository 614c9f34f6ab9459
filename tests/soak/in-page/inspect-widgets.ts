export interface InspectedWidget {
  readonly key: string;
  readonly name: string;
  readonly state: string;
  /** The visible text, with normalised white space. */
  readonly text: string;
  readonly busy: readonly string[];
  readonly shown: boolean;
}

/** Runs in the page. */
export const inspectWidgets = (): InspectedWidget[] => {
  const all = (root: ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    const inner = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
    return node instanceof HTMLStyleElement ? '' : [...inner.childNodes].map(textOf).join(' ');
  };
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')].map((host, i) => {
    const name = host.dataset.widget!;
    const state = host.dataset.widgetState ?? '';
    const elements = host.shadowRoot ? all(host.shadowRoot) : [];
    const busy = [
      ...(state === 'loading' ? ['loading'] : []),
      ...elements.filter((one) => one.matches('[aria-busy=true]')).map((one) => `aria-busy ${one.localName}`),
      ...elements
        .filter((one) => one.matches('button[aria-disabled=true]'))
        .map((one) => `busy button "${one.textContent!.trim()}"`),
      ...(host.shadowRoot?.getAnimations() ?? [])
        .filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations === Infinity)
        .map(() => 'shimmer'),
    ];
    return {
      key: `${i} ${name}`,
      name,
      state,
      text: host.shadowRoot ? textOf(host).replace(/\s+/g, ' ').trim() : '',
      busy: [...new Set(busy)],
      shown: host.getClientRects().length > 0,
    };
  });
};
