/** Runs in the page, in an inline script after Cobble's script tag. */
export const prepareLifePage = (): void => {
  interface Handle {
    props: Record<string, unknown>;
    open(): unknown;
    close(): unknown;
  }
  interface Cobble {
    get(target: unknown): Handle | null;
    scan(): Promise<unknown>;
    unmount(root: Node): unknown;
    services(): Promise<{ auth: { gamertag(): string | undefined } }>;
  }
  interface Known {
    element: HTMLElement;
    mounted: number;
    unmounted: number;
  }
  const cobble = () => (window as never as { cobble: Cobble }).cobble;
  const all = new Map<string, Known>();
  const errors: string[] = [];
  let depth = 0;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));

  // Log only strings, because the browser retains console arguments, including elements.
  for (const type of ['warn', 'error'] as const) {
    const original = console[type];
    console[type] = (text: unknown) => original.call(console, String(text));
  }

  const required: Record<string, string> = {
    'marketplace-tile': 'data-title',
    'text-input': 'data-label',
    'profile-game-card': 'data-game-title',
  };
  const write = (element: HTMLElement, text: string | null | undefined) => {
    const name = required[element.dataset.widget!];
    if (name && text) element.setAttribute(name, text);
    else if (name) element.removeAttribute(name);
  };
  const place = (element: HTMLElement, to: string) =>
    to === 'nowhere' ? element.remove() : document.getElementById(to)!.append(element);
  const cookie = (name: string, value: string) => {
    document.cookie = `${name}=${value}; path=/${value ? '' : '; max-age=0'}`;
  };

  const steps: Record<string, (id: string, ...given: string[]) => unknown> = {
    add(id, widget, to, _, text) {
      const element = document.createElement('div');
      const known = { element, mounted: 0, unmounted: 0 };
      for (const name of ['mounted', 'unmounted'] as const)
        element.addEventListener(`cobble:${name}`, () => known[name]++);
      all.set(id, known);
      Object.assign(element.dataset, { widget, load: 'eager' });
      element.innerHTML = '<p>Fallback</p>';
      write(element, text);
      place(element, to!);
    },
    move: (id, to) => place(all.get(id)!.element, to!),
    moveAwayAndBack(id) {
      const { element } = all.get(id)!;
      const parent = element.parentElement!;
      element.remove();
      parent.append(element);
    },
    update: (id, text) => write(all.get(id)!.element, text),
    rename(id, widget) {
      const { element } = all.get(id)!;
      element.dataset.widget = widget;
      write(element, 'Renamed');
    },
    unmount: (id) => cobble().unmount(all.get(id)!.element),
    async openAndClose(id) {
      const { element } = all.get(id)!;
      const isOpen = () => !!element.shadowRoot!.querySelector('dialog')?.open;
      await cobble().get(element)!.open();
      if (!isOpen()) errors.push(`${id} did not open`);
      await cobble().get(element)!.close();
      for (let turn = 0; turn < 500 && isOpen(); turn++) await new Promise((resolve) => setTimeout(resolve, 20));
      if (isOpen()) errors.push(`${id} did not close`);
    },
    scan: () => cobble().scan(),
    navigate(path) {
      depth++;
      history.pushState(null, '', path);
    },
    back: () => {
      if (depth <= 0) return;
      depth--;
      history.back();
    },
    signIn(player) {
      const later = Date.now() + 3_600_000;
      const jwt = `e30.${btoa(JSON.stringify({ exp: later / 1000 }))}.x`;
      const session = {
        expiration: `${later}`,
        minecraft: JSON.stringify({ mcToken: jwt, playFabXBL: 'p' }),
        playFabToken: 'p',
      };
      for (const [key, value] of Object.entries(session)) {
        if (player) localStorage.setItem(key, value);
        else localStorage.removeItem(key);
      }
      cookie('session_username', player ?? '');
      // Imitates a session change in another tab, which the page notices on focus.
      dispatchEvent(new Event('focus'));
    },
  };

  const isShown = ({ element }: Known, player: string): boolean => {
    const { widget = '', widgetState } = element.dataset;
    const shown = element.shadowRoot?.textContent ?? '';
    if (widgetState !== 'mounted') return !element.shadowRoot?.querySelector(':not(slot)');
    if (widget === 'sign-in') return player ? shown.includes(player) : !/Fox|Owl/.test(shown) && shown.length > 0;
    return (
      shown.includes(element.getAttribute(required[widget] ?? '') ?? '') && element.shadowRoot!.childElementCount > 0
    );
  };

  Object.assign(window, {
    life: {
      act: async (name: string, ...given: string[]) => void (await steps[name]!(...(given as [string]))),
      async seen() {
        const player = (await cobble().services()).auth.gamertag() ?? '';
        const elements = Object.fromEntries(
          [...all].map(([id, known]) => {
            const { element, mounted, unmounted } = known;
            const { widget = '', widgetState = null } = element.dataset;
            const prop = required[widget]?.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
            const text = widgetState === 'mounted' && prop ? (cobble().get(element)?.props[prop] ?? null) : null;
            return [id, { state: widgetState, mounted, unmounted, text, isShown: isShown(known, player) }];
          }),
        );
        return {
          elements,
          player,
          files: document.querySelectorAll('head [src*="/exp/"], head [href*="/exp/"]').length,
          errors: [...errors],
        };
      },
      clear() {
        for (const { element } of all.values()) element.remove();
        all.clear();
      },
    },
  });
};
