/** Combined results of an element and its clones. */
export interface MarkupResult {
  eligible: boolean;
  canHold: boolean;
  states: string[];
  messages: string[];
}

/** Runs in the page. Defines `tryMarkup`, which inserts markup, moves some of it, and returns the results. */
export const prepareMarkupPage = (): void => {
  // Save DOM objects first, because named elements in the markup would hide them (DOM clobbering).
  const [stage, get, real] = [document.createElement('div'), Element.prototype.getAttribute, document];
  real.documentElement.append(stage);
  let messages: [string, Element | undefined][] = [];
  for (const type of ['warn', 'error'] as const) {
    const original = console[type];
    console[type] = (...given: unknown[]) => {
      messages.push([String(given[0]), given.find((one) => one instanceof Element)]);
      original.call(console, ...given.map((one) => (one instanceof Element ? one.localName : one)));
    };
  }
  const tick = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const markOf = (element: Element) => get.call(element, 'data-line')!;
  const isOurs = (element: HTMLElement, allowed: string[] | undefined) => {
    const name = get.call(element, 'data-widget');
    return !!name && !element.closest('[data-cobble-off],.ugc') && (!allowed || allowed.includes(name));
  };
  const widgets = () => [...stage.querySelectorAll<HTMLElement>('[data-widget]:not(form)')];

  const move = (boxes: HTMLElement[], [from, to, how]: [number, number, number]): unknown => {
    const [one, two] = [boxes[from % boxes.length]!, boxes[to % boxes.length]!];
    const child = one.firstElementChild;
    if (!child) return undefined;
    if (how === 0) two.append(child);
    else if (how === 1) one.setHTMLUnsafe(one.innerHTML);
    else if (how === 2) two.append(child.cloneNode(true));
    else if (how === 3) {
      child.remove();
      one.append(child);
    } else {
      child.remove();
      return tick(5).then(() => one.append(child));
    }
    return undefined;
  };

  const settle = async (isDone: (element: HTMLElement) => boolean) => {
    // Check several times: a widget that failed off screen is retried when it becomes visible.
    for (let [calm, end] = [0, Date.now() + 15_000]; calm < 3 && Date.now() < end; ) {
      await new Promise(requestAnimationFrame);
      await tick(10);
      calm = widgets().every(isDone) ? calm + 1 : 0;
    }
  };

  Object.assign(window, {
    async tryMarkup(
      html: string[],
      moves: [number, number, number][],
      allowed: string[] | undefined,
    ): Promise<{ seen: Record<string, MarkupResult>; neighbours: string[] }> {
      const { cobble } = window as never as { cobble: { get(element: Element): { focus(): Promise<unknown> } | null } };
      messages = [];
      const boxes = html.map((text) => {
        const box = real.createElement('div');
        box.innerHTML = text;
        return box;
      });
      const neighbour = real.createElement('div');
      neighbour.innerHTML =
        '<div data-widget="marketplace-tile" data-title="Good" data-load="eager" data-line="neighbour"></div>';
      stage.replaceChildren(neighbour, ...boxes);
      for (const [index, one] of moves.entries()) {
        if (index % 2) await tick(0);
        await move(boxes, one);
      }
      await tick(10);
      const isOver = (element: HTMLElement) =>
        !isOurs(element, allowed) || /^(waiting|mounted|error)$/.test(element.dataset.widgetState ?? '');
      await settle(isOver);
      // Load every widget, even one that waits for a click or is off screen.
      const waiting = () =>
        widgets().filter((element) => isOurs(element, allowed) && element.dataset.widgetState === 'waiting');
      for (let turn = 0; turn < 5 && waiting().length > 0; turn++) {
        await Promise.all(
          waiting().map(async (element) =>
            cobble
              .get(element)
              ?.focus()
              .catch(() => {}),
          ),
        );
        await settle(isOver);
      }
      await tick(10);

      const seen: Record<string, MarkupResult> = {};
      for (const element of widgets()) {
        seen[markOf(element)] ??= { eligible: false, canHold: true, states: [], messages: [] };
        const one = seen[markOf(element)]!;
        one.eligible ||= isOurs(element, allowed);
        one.canHold &&=
          element instanceof HTMLElement &&
          /^(article|aside|blockquote|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z]+-[a-z]+)$/.test(
            element.localName,
          );
        one.states.push(isOurs(element, allowed) ? (element.dataset.widgetState ?? 'none') : 'ignored');
      }
      for (const [text, element] of messages) if (element) seen[markOf(element)]?.messages.push(text.slice(0, 600));
      const neighbours = ['[data-line=neighbour]', '#ok'].map(
        (selector) =>
          get.call((selector === '#ok' ? real : stage).querySelector(selector)!, 'data-widget-state') ?? 'none',
      );
      return { seen, neighbours };
    },
  });
};
