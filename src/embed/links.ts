import type { Context } from '../loader/types';
import { sparingly } from '../platform/sparingly';
import { originsOf } from './link-origins';
import { readLink } from './read-link';
import { resolvePageSettings } from './resolve-page-settings';

/** No widget renders this slot, so only the fallback shows the link. */
const FALLBACK = 'cobble-link';

/**
 * Turns links to `#cobble=marketplace-tile&title=…` into that component (interface 9), if they are alone in their
 * paragraph or list item. The link is the fallback. Runs if `data-links` is set, or if the page's JSON may enable links
 * or limit widgets.
 */
export default (context: Context): void => {
  const { publicApi: api, isOurs } = context;
  const settings = resolvePageSettings(context);
  // These were found before the page's JSON was read, which may ignore or forbid them.
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget-state]'))
    context.getOrCreateHandle(element);
  const origins = originsOf(settings.links);
  if (!origins.length) return;

  const hostsWithText = new WeakSet<Element>();
  const enhance = (link: Element): HTMLElement | undefined => {
    // Before reading the link: untrusted users may have written it. SVG links lack `rel`.
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
    // Check `data-allow` before moving the link: moving it back would trigger an endless search.
    if (!context.getOrCreateHandle(host)) return undefined;
    // The scan creates another when it finds the host on the page.
    context.handles.delete(host);
    for (const [name, value] of target.attributes) host.setAttribute(name, value);
    link.replaceWith(host);
    host.append(link);
    link.slot = FALLBACK;
    if (target.hasText) addText(host, link);
    return host;
  };
  /** Shows the link's text as the button's text while the widget is mounted. */
  const addText = (host: Element, link: Element): void => {
    hostsWithText.add(host);
    const text = document.createTextNode(link.textContent ?? '');
    host.addEventListener('cobble:mounted', () => host.append(text));
    host.addEventListener('cobble:unmounted', () => text.remove());
  };
  const enhanceAll = (root: ParentNode): HTMLElement[] => {
    // A copy that the page made (Turbo does) already has the text.
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
  // The loader may not scan again, so scan the new hosts.
  const enhancePage = () => enhanceAll(document).forEach((host) => void scan(host));
  enhancePage();
  if (settings.scan === 'once') return;
  // Waits a tick for the complete paragraph.
  new MutationObserver(sparingly(enhancePage)).observe(window.document, { childList: true, subtree: true });
};

/** Whether a link is the only content, apart from the blanks, comments and line breaks that editors leave. */
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
