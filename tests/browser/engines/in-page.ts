/**
 * Runs in a WebKit page. With `isStored`, stores the result under a number, for values that can't be serialised. This
 * function is sent as a string, so it can't reference the rest of this module.
 */
export const inPage = async (
  work: unknown,
  given: { value?: unknown; handle?: number }[],
  isStored: boolean,
): Promise<unknown> => {
  interface Store {
    next: number;
    kept: Map<number, unknown>;
    all(selector: string, root: Document | Element): Element[];
  }
  const place = Symbol.for('tests');
  const found = (window as never as Record<symbol, Store | undefined>)[place];
  const store: Store = found ?? {
    next: 1,
    kept: new Map(),
    // As in puppeteer, `>>>` searches all descendant shadow roots.
    all(selector, root) {
      const below = (at: Document | Element | ShadowRoot): ShadowRoot[] => {
        const inner = [...at.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []));
        const own = (at as Element).shadowRoot ? [(at as Element).shadowRoot as ShadowRoot] : [];
        return [...own, ...inner].flatMap((one) => [one, ...below(one)]);
      };
      const [first, ...parts] = selector.split(/\s*>>>>?\s*/);
      // A named element may hide a member of `document`, so call the prototype's member.
      const found = root === document ? Document.prototype.querySelectorAll : Element.prototype.querySelectorAll;
      let at: Element[] = first ? [...found.call(root, first)] : [root as Element];
      for (const part of parts) {
        const text = /^::-p-text\((.*)\)$/.exec(part)?.[1];
        const holds = (one: Element) => text === undefined || !!one.textContent?.includes(text);
        at = at.flatMap((one) =>
          below(one).flatMap((inner) =>
            [...inner.querySelectorAll(text === undefined ? part : '*')].filter(
              // Match the innermost element with the text.
              (one) => holds(one) && (text === undefined || ![...one.children].some(holds)),
            ),
          ),
        );
      }
      return [...new Set(at)];
    },
  };
  if (!found) Object.defineProperty(window, place, { value: store });
  const values = given.map(({ value, handle }) => (handle === undefined ? value : store.kept.get(handle)));
  const result: unknown = typeof work === 'function' ? await work(...values) : await work;
  if (!isStored) return { value: result };
  const number = store.next++;
  store.kept.set(number, result);
  return { handle: number, isNull: result === null || result === undefined, truthy: !!result };
};
