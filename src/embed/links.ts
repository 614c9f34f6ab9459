import type { Context } from '../loader/types';
import { originsOf } from './link-origins';
import { readLink } from './read-link';
import { resolvePageSettings } from './resolve-page-settings';

/** A slot that no widget has: the link is seen where the widget is not, since a fallback shows every slot. */
const FALLBACK = 'cobble-link';

/**
 * Enhanced links (interface 9): a link to `#cobble=marketplace-tile&title=…` that stands alone in its paragraph or list
 * item becomes that component, with the link as its fallback. Called once, where `data-links` is set, or where the
 * page's JSON may say so or limit what is a widget; looks at what is there and at what comes later, as `data-scan` says.
 */
export default (context: Context): void => {
  const { publicApi: api, isOurs } = context;
  const settings = resolvePageSettings(context);
  // What the page's JSON ignores, or does not allow, was found before that was read: asked for again, it is no widget.
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget-state]'))
    context.getOrCreateHandle(element);
  const origins = originsOf(settings.links);
  if (!origins.length) return;

  const withWords = new WeakSet<Element>();
  /** @returns the widget's element, where the link has become one */
  const enhance = (link: Element): HTMLElement | undefined => {
    // Before anything of it is read: where strangers write, they choose what that is. SVG has links too, which have no
    // `rel`.
    if (
      !isOurs(link) ||
      !(link instanceof HTMLAnchorElement) ||
      /(?:^|\s)ugc(?:\s|$)/i.test(link.rel) ||
      !isAlone(link)
    )
      return undefined;
    const meant = readLink(link.href, origins);
    if (!meant) return undefined;
    const host = document.createElement('div');
    host.dataset.widget = meant.widget;
    // Not among `data-allow`: the link stays where it is. Moved and put back, it would be looked at again without end.
    if (!context.getOrCreateHandle(host)) return undefined;
    // It was asked for before it is on the page, where it is to be found.
    context.handles.delete(host);
    for (const [name, value] of meant.attributes) host.setAttribute(name, value);
    link.replaceWith(host);
    host.append(link);
    link.slot = FALLBACK;
    if (meant.hasText) addWords(host, link);
    return host;
  };
  /** Of a button, the link's words are the words. They come when the link goes. */
  const addWords = (host: Element, link: Element): void => {
    withWords.add(host);
    const words = document.createTextNode(link.textContent ?? '');
    host.addEventListener('cobble:mounted', () => host.append(words));
    host.addEventListener('cobble:unmounted', () => words.remove());
  };
  const enhanceAll = (root: ParentNode): HTMLElement[] => {
    // A copy that the page has made of such a button (Turbo's) holds the words already, beside the link.
    for (const link of root.querySelectorAll<HTMLAnchorElement>(`[data-widget]>a[slot=${FALLBACK}]`)) {
      const host = link.parentElement;
      if (!host || withWords.has(host) || !isOurs(host) || !readLink(link.href, origins)?.hasText) continue;
      host.replaceChildren(link);
      addWords(host, link);
    }
    return [...root.querySelectorAll('a[href*="#cobble="]')].map(enhance).filter((host) => host !== undefined);
  };

  const { scan } = api;
  api.scan = (root = document) => {
    enhanceAll(root);
    return scan(root);
  };
  if (settings.scan === 'manual') return;
  // The loader may have looked at the page for the last time: what is made here is shown to it.
  const look = () => enhanceAll(document).forEach((host) => void scan(host));
  look();
  if (settings.scan === 'once') return;
  let isDue = false;
  // A tick late: whether a link is alone is known when its paragraph is whole. One search a tick, as in the loader.
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      look();
    });
  }).observe(window.document, { childList: true, subtree: true });
};

/** Whether nothing else is in its paragraph or list item; editors leave blanks, comments and line breaks behind. */
const isAlone = (link: Element): boolean => {
  const { parentElement: place } = link;
  return (
    (place instanceof HTMLParagraphElement || place instanceof HTMLLIElement) &&
    [...place.childNodes].every(
      (node) =>
        node === link ||
        node.nodeName === 'BR' ||
        node.nodeType === Node.COMMENT_NODE ||
        (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim()),
    )
  );
};
