import type { Context } from '../loader/types';
import { sparingly } from '../platform/sparingly';
import { originsOf } from './link-origins';
import { readLink } from './read-link';
import { resolvePageSettings } from './resolve-page-settings';

/** The slot name of an enhanced link. Only the fallback renders this slot, so a mounted widget hides the link. */
const FALLBACK = 'cobble-link';

/**
 * Turns a link to `#cobble=marketplace-tile&title=…` into a `marketplace-tile` (interface 9), and keeps the link as the
 * widget's fallback. The link must be alone in its paragraph or list item. Also applies `ignore` and `allow` of the
 * page's JSON.
 */
export default (context: Context): void => {
  const { publicApi: api, isOurs } = context;
  const settings = resolvePageSettings(context);
  // The page's JSON may exclude widgets that already have a handle, so check these widgets again.
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget-state]'))
    context.getOrCreateHandle(element);
  const origins = originsOf(settings.links);
  if (!origins.length) return;

  const hostsWithText = new WeakSet<Element>();
  const enhance = (link: Element): HTMLElement | undefined => {
    // Ignore visitors' links (`rel=ugc`). Links in SVG can't become widgets.
    if (
      !isOurs(link) ||
      !(link instanceof HTMLAnchorElement) ||
      /(?:^|\s)ugc(?:\s|$)/i.test(link.rel) ||
      !isAlone(link)
    )
      return undefined;
    const target = readLink(link.href, origins);
    if (!target) return undefined;
    const host = document.createElement('div');
    host.dataset.widget = target.widget;
    // Check that the widget is allowed before moving the link. Undoing a move would call the mutation observer again.
    if (!context.getOrCreateHandle(host)) return undefined;
    // Delete the handle that `getOrCreateHandle` created. Once `host` is on the page, a scan creates another.
    context.handles.delete(host);
    for (const [name, value] of target.attributes) host.setAttribute(name, value);
    link.replaceWith(host);
    host.append(link);
    link.slot = FALLBACK;
    if (target.hasText) addText(host, link);
    return host;
  };
  const addText = (host: Element, link: Element): void => {
    hostsWithText.add(host);
    const text = document.createTextNode(link.textContent ?? '');
    host.addEventListener('cobble:mounted', () => host.append(text));
    host.addEventListener('cobble:unmounted', () => text.remove());
  };
  const enhanceAll = (root: ParentNode): HTMLElement[] => {
    // Set up hosts that Turbo cloned, because clones contain the text but lack Cobble's listeners.
    for (const link of root.querySelectorAll<HTMLAnchorElement>(`[data-widget]>a[slot=${FALLBACK}]`)) {
      const host = link.parentElement;
      if (!host || hostsWithText.has(host) || !isOurs(host) || !readLink(link.href, origins)?.hasText) continue;
      host.replaceChildren(link);
      addText(host, link);
    }
    return [...root.querySelectorAll('a[href*="#cobble="]')].map(enhance).filter((host) => host !== undefined);
  };

  const { scan } = api;
  api.scan = (root = document) => {
    enhanceAll(root);
    return scan(root);
  };
  if (settings.scan === 'manual') return;
  const enhancePage = () => enhanceAll(document).forEach((host) => void scan(host));
  enhancePage();
  if (settings.scan === 'once') return;
  // `sparingly` calls `enhancePage` in a later task, because a new link's paragraph may be incomplete.
  new MutationObserver(sparingly(enhancePage)).observe(window.document, { childList: true, subtree: true });
};

const isAlone = (link: Element): boolean => {
  const { parentElement: parent } = link;
  return (
    (parent instanceof HTMLParagraphElement || parent instanceof HTMLLIElement) &&
    [...parent.childNodes].every(
      (node) =>
        node === link ||
        node.nodeName === 'BR' ||
        node.nodeType === Node.COMMENT_NODE ||
        (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim()),
    )
  );
};
