/**
 * Resolves a URL against the page. `about:srcdoc` and `about:blank` can't be a base: there, the page around the frame is
 * one, of which a sandboxed frame only knows the base URL. Elsewhere `<base>` doesn't count, because untrusted users may
 * write one (threat 3).
 *
 * @returns the URL unchanged if it has no base: outside a page, and in a `data:` URL
 */
export const pageUrl = (url: string): string => {
  const { location, origin, document } = globalThis;
  const resolved = URL.parse(url, location?.href) ?? URL.parse(url, origin) ?? URL.parse(url, document?.baseURI);
  return resolved?.href ?? url;
};

/** Returns the origin of the page, or of the page around a frame without a URL; undefined in a `data:` URL. */
export const pageOrigin = (): string | undefined => URL.parse(pageUrl('/'))?.origin;
