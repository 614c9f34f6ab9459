import type { Settings } from '../settings';
import { returnAddress } from './return-address';

/** Where to come back to after signing in, and whether the player is new. */
export interface LoginOptions {
  /** A page of an allowed origin; anything else counts as not given. */
  returnUrl?: string;
  signup?: boolean;
}

/** An address that is none would stop the player on the way out: the site's root takes its place. */
const withQuery = (address: string, pairs: Readonly<Record<string, unknown>>): string => {
  const url = new URL(URL.canParse(address, location.origin) ? address : '/', location.origin);
  for (const [name, value] of Object.entries(pairs)) if (value != null && value !== '') url.searchParams.set(name, String(value));
  return url.href;
};

/**
 * The address that signs a player in: the provider's, which gets the site's `/{locale}/login` (AUT-1) as its return address
 * beside the parameters of AUT-2; without a configured provider, the site's `/{locale}/login` itself.
 */
export const loginUrl = (settings: Settings, { returnUrl, signup }: LoginOptions = {}): string => {
  const { url, brandId, tenantId, appId, as = 1, parameters } = settings.signIn ?? {};
  const own = withQuery(`/${settings.locale}/login`, { return_url: returnAddress(returnUrl, settings) });
  if (!url) return own;
  const named = (name: string): string => parameters?.[name] ?? name;
  return withQuery(url, {
    [named('state')]: signup ? 'signup' : 'login',
    [named('cobrandId')]: brandId,
    [named('tid')]: tenantId,
    [named('aid')]: appId,
    [named('as')]: as,
    [named('ru')]: own,
    [named('signup')]: signup ? 1 : undefined,
  });
};

/**
 * Where signing out leads (AUT-3, AUT-8). A player of an MSA account goes to the provider's sign-out address, which gets as its
 * return address the configured one or the site's first path segment, with `env` where an environment is configured. Everybody
 * else, also where no sign-out address is configured, goes to the site's root.
 *
 * @param loginType what was stored as `LoginType`
 */
export const signOutUrl = (settings: Settings, loginType: string | undefined): string => {
  const { signOutUrl: provider, returnUrl, environment, parameters } = settings.signIn ?? {};
  if (loginType !== 'MSA' || !provider) return new URL('/', location.origin).href;
  const back = withQuery(returnUrl || `/${location.pathname.split('/')[1]}`, { env: environment });
  return withQuery(provider, { [parameters?.ru ?? 'ru']: back });
};
