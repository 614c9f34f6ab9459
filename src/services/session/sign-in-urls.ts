import { NO_SETTINGS } from '../../platform/own-copy';
import type { Settings } from '../settings';
import { returnAddress } from './return-address';

/** Where to come back to after signing in, and whether the player is new. */
export interface LoginOptions {
  /** A page of an allowed origin; anything else counts as not given. */
  returnUrl?: string;
  signup?: boolean;
}

/** An address that is none would stop the player on the way out: the site's root takes its place. */
const withQuery = (
  { signIn }: Settings,
  address: string,
  pairs: Readonly<Record<string, string | number | false | undefined>>,
): string => {
  const url = new URL(URL.canParse(address, location.origin) ? address : '/', location.origin);
  for (const [name, value] of Object.entries(pairs))
    if (value) url.searchParams.set(signIn?.parameters?.[name] ?? name, `${value}`);
  return url.href;
};

/**
 * The address that signs a player in: the provider's, which gets the site's `/{locale}/login` (AUT-1) as its return
 * address beside the parameters of AUT-2; without a configured provider, the site's `/{locale}/login` itself.
 */
export const loginUrl = (settings: Settings, { returnUrl, signup }: LoginOptions = {}): string => {
  const { url, brandId, tenantId, appId, as = '1' } = settings.signIn ?? NO_SETTINGS;
  const ru = withQuery(settings, `/${settings.locale}/login`, { return_url: returnAddress(returnUrl, settings) });
  return url
    ? withQuery(settings, url, {
        state: signup ? 'signup' : 'login',
        cobrandId: brandId,
        tid: tenantId,
        aid: appId,
        as: `${as}`,
        ru,
        signup: signup && 1,
      })
    : ru;
};

/**
 * Where signing out leads (AUT-3, AUT-8). A player of an MSA account goes to the provider's sign-out address, which
 * gets as its return address the configured one or the site's first path segment, with `env` where an environment is
 * configured. Everybody else, also where no sign-out address is configured, goes to the site's root.
 *
 * @param loginType what was stored as `LoginType`
 */
export const signOutUrl = (settings: Settings, loginType: string | undefined): string => {
  const { signOutUrl: provider, returnUrl, environment: env } = settings.signIn ?? NO_SETTINGS;
  return loginType === 'MSA' && provider
    ? withQuery(settings, provider, {
        ru: withQuery(settings, returnUrl || `/${location.pathname.split('/')[1]}`, { env }),
      })
    : `${location.origin}/`;
};
