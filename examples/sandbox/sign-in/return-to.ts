import type { IsKnownHost } from '../guard/hosts';

/** The site's own sign-in route (AUT-1). */
export const loginPath = /^\/[a-z]{2,3}(-[a-z0-9]{2,8})*\/login$/i;

/**
 * An http(s) address without user or password, read as browsers do; undefined for any other, and for one that parsers
 * differ on.
 */
const addressOf = (text: string | null | undefined, base: string): URL | undefined => {
  if (!text || /[\\\u0000-\u0020\u007f]|^\/\//.test(text) || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
};

/**
 * Where the site goes on after signing in: its `return_url`, on its own origin only.
 *
 * @returns an absolute address; the site's root where none is given, or a foreign one
 */
export const afterLogin = (returnUrl: string | null, origin: string): string => {
  const url = addressOf(returnUrl, origin);
  return url?.origin === origin && !loginPath.test(url.pathname) ? url.href : `${origin}/`;
};

/**
 * Checks the return address that a site gives the provider, as a provider does that knows its sites: any page of the
 * provider's own origin, and the sign-in route of other sites of this machine.
 *
 * @param isKnownHost this machine's names
 * @returns undefined for an address that nobody may be sent to
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

/** As `siteAddress`, for signing out: any page of a site of this machine. */
export const signedOutAddress = (ru: string | null | undefined, origin: string, isKnownHost: IsKnownHost): string => {
  const url = addressOf(ru, origin);
  return url && (url.origin === origin || isKnownHost(url.hostname)) ? url.href : `${origin}/`;
};
