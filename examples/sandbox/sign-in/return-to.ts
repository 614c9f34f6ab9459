import type { IsKnownHost } from '../guard/hosts';

/** The site's own sign-in route (AUT-1). */
export const loginPath = /^\/[a-z]{2,3}(-[a-z0-9]{2,8})*\/login$/i;

/** Parses a URL. Returns undefined if it is invalid, ambiguous or has credentials. */
const addressOf = (text: string | null | undefined, base: string): URL | undefined => {
  if (!text || /[\\\u0000-\u0020\u007f]|^\/\//.test(text) || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
};

export const afterLogin = (returnUrl: string | null, origin: string): string => {
  const url = addressOf(returnUrl, origin);
  return url?.origin === origin && !loginPath.test(url.pathname) ? url.href : `${origin}/`;
};

/**
 * Validates a sign-in's return URL. Accepts any page of the provider's origin, or the sign-in route of another local
 * site.
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

/** Returns the page to open after signing out: `ru` if it is on a local site, otherwise this origin's root. */
export const signedOutAddress = (ru: string | null | undefined, origin: string, isKnownHost: IsKnownHost): string => {
  const url = addressOf(ru, origin);
  return url && (url.origin === origin || isKnownHost(url.hostname)) ? url.href : `${origin}/`;
};
