/**
 * Resolves a URL against the page. Ignores `<base>`, because untrusted users may write one (threat 3). A frame without
 * a URL (`about:srcdoc`, `about:blank`) uses the surrounding page's origin. A sandboxed frame lacks an origin, so it
 * uses its base URL.
 *
 * @returns the URL unchanged outside a page and in a `data:` URL
 */
export const pageUrl = (url: string): string => {
  const { location, origin, document } = globalThis;
  const resolved = URL.parse(url, location?.href) ?? URL.parse(url, origin) ?? URL.parse(url, document?.baseURI);
  return resolved?.href ?? url;
};

/** Returns the origin of the page, or of the page around a frame without a URL; undefined in a `data:` URL. */
export const pageOrigin = (): string | undefined => URL.parse(pageUrl('/'))?.origin;
