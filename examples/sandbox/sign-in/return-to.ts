import type { IsKnownHost } from '../guard/hosts';

/** The site's own sign-in route (AUT-1). */
export const loginPath = /^\/[a-z]{2,3}(-[a-z0-9]{2,8})*\/login$/i;

/** Parses an http(s) address without user or password. Returns undefined for any other, and for ambiguous ones. */
const addressOf = (text: string | null | undefined, base: string): URL | undefined => {
  if (!text || /[\\\u0000-\u0020\u007f]|^\/\//.test(text) || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
};

/** Returns the site's next page after signing in: its `return_url` on its own origin, or else its root. */
export const afterLogin = (returnUrl: string | null, origin: string): string => {
  const url = addressOf(returnUrl, origin);
  return url?.origin === origin && !loginPath.test(url.pathname) ? url.href : `${origin}/`;
};

/**
 * Validates the return address of a sign-in: any page of the provider's origin, or the sign-in route of another site of this
 * machine.
 *
 * @returns undefined for any other address
 */
export const siteAddress = (
  ru: string | null | undefined,
  origin: string,
  isKnownHost: IsKnownHost,
): URL | undefined => {
  const url = addressOf(ru, origin);
  return url && (url.origin === origin || (isKnownHost(url.hostname) && loginPath.test(url.pathname)))
    ? url
    : undefined;
};

/** Validates the return address of a sign-out: any page of a site of this machine. Defaults to the origin's root. */
export const signedOutAddress = (ru: string | null | undefined, origin: string, isKnownHost: IsKnownHost): string => {
  const url = addressOf(ru, origin);
  return url && (url.origin === origin || isKnownHost(url.hostname)) ? url.href : `${origin}/`;
};
