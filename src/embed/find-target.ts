import type { Api, Handle } from '../loader/types';

const DIALOGS = __DIALOGS__
  .split(' ')
  .map((name) => `[data-widget=${name}]`)
  .join();

/**
 * Finds the widget that an opener acts on. Searches the opener's shadow root, each outer shadow root, then the
 * document.
 *
 * @param selector if empty, finds the dialog that contains the opener
 * @returns null if no widget matches, or the selector is invalid
 */
export const findTarget = (opener: Element, selector: string, { get }: Pick<Api, 'get'>): Handle | null => {
  for (let from: Element | undefined = opener; from; from = hostOf(from)) {
    const root = from.getRootNode() as ParentNode & Node;
    const handle = selector ? findIn(root, selector, get) : get(from.closest(DIALOGS));
    if (handle) return handle;
  }
  return null;
};

const hostOf = (element: Element): Element | undefined => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
};

const findIn = (root: ParentNode & Node, selector: string, get: Api['get']): Handle | null => {
  try {
    // Skip matches in ignored regions. In the document, `get(selector)` skips them itself.
    if (!(root instanceof ShadowRoot)) return get(selector);
    return [...root.querySelectorAll(selector)].map(get).find(Boolean) ?? null;
  } catch {
    return null;
  }
};
