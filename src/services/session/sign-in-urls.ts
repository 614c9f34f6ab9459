import { pageUrl } from '../../platform/page-url';
import type { CompleteSettings, Settings } from '../settings';

export interface LoginOptions {
  /** The page to open after sign-in. Ignored unless its origin is allowed. */
  returnUrl?: string;
  signup?: boolean;
}

/**
 * Returns the provider's sign-in URL. After sign-in, the provider opens the site's `/{locale}/login` (AUT-1, AUT-2).
 */
export const loginUrl = (settings: CompleteSettings, { returnUrl, signup }: LoginOptions = {}): string => {
  const { url, brandId, tenantId, appId, as = '1' } = settings.signIn;
  const ru = withQuery(settings, `/${settings.locale}/login`, { return_url: returnAddress(returnUrl, settings) });
  if (!url) return ru;
  return withQuery(settings, url, {
    state: signup ? 'signup' : 'login',
    cobrandId: brandId,
    tid: tenantId,
    aid: appId,
    as: `${as}`,
    ru,
    signup: signup && 1,
  });
};

/** Returns the URL for signing out (AUT-3, AUT-8). */
export const signOutUrl = (settings: CompleteSettings, loginType: string | undefined): string => {
  const { signOutUrl: provider, returnUrl, environment: env } = settings.signIn;
  if (loginType !== 'MSA' || !provider) return pageUrl('/');
  const ru = withQuery(settings, returnUrl || `/${location.pathname.split('/')[1] ?? ''}`, { env });
  return withQuery(settings, provider, { ru });
};

/**
 * Validates a return address, which an untrusted user may have written.
 *
 * @param address absolute, or relative to the page's origin
 * @returns undefined unless it is http(s), without user or password, and on the page's origin or one of
 *   `signIn.allowedReturnOrigins`
 */
export const returnAddress = (address: unknown, settings: Pick<Settings, 'signIn'>): string | undefined => {
  // Reject backslashes, control characters and `//host`, which servers may parse differently.
  if (typeof address !== 'string' || !address || /[\\\u0000-\u001f\u007f]|^\s*\/\//.test(address)) return undefined;
  const root = pageUrl('/');
  const { href = '', origin } = URL.parse(address, root) ?? {};
  // Reject user names, passwords, and paths such as `//evil`: a redirect to the path alone would open the host `evil`.
  if (!/^https?:\/\/[^/@]+\/(?!\/|%2f|%5c)/i.test(href)) return undefined;
  // If `allowedReturnOrigins` is a string, treat it as one origin. A substring search would also accept its prefixes
  // (threat 11).
  const isKnown = [root, settings.signIn?.allowedReturnOrigins ?? []]
    .flat()
    .some((known) => `${known}/`.startsWith(`${origin}/`));
  return isKnown ? href : undefined;
};

/**
 * Adds parameters to an address. If the address is invalid, uses the site's root. On a page without an origin, a
 * relative address stays relative.
 */
const withQuery = (
  { signIn }: CompleteSettings,
  address: string,
  pairs: Readonly<Record<string, string | number | false | undefined>>,
): string => {
  const root = pageUrl('/');
  const url = URL.parse(address, root) ?? URL.parse(root);
  if (!url) return address;
  for (const [name, value] of Object.entries(pairs))
    if (value) url.searchParams.set(signIn.parameters?.[name] ?? name, `${value}`);
  return url.href;
};
