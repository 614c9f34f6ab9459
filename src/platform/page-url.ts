/**
 * Resolves a URL against the page. Ignores `<base>`, because untrusted users may write one (threat 3). In an `about:`
 * frame, uses the surrounding page's origin, or `document.baseURI` if the frame is sandboxed.
 *
 * @returns the URL; unchanged without a page, or on a `data:` page
 */
export const pageUrl = (url: string): string => {
  const { location, origin, document } = globalThis;
  const resolved = URL.parse(url, location?.href) ?? URL.parse(url, origin) ?? URL.parse(url, document?.baseURI);
  return resolved?.href ?? url;
};

/** Returns the page's origin, or undefined for a `data:` page. */
export const pageOrigin = (): string | undefined => URL.parse(pageUrl('/'))?.origin;
