import type { Auth } from './auth/auth';
import { createAuth } from './auth/auth';
import { completeSettings } from './complete-settings';
import type { Downloads } from './downloads';
import type { HelpCentre } from './help-centre';
import type { Client } from './http/client';
import { createClient } from './http/client';
import type { Marketplace } from './marketplace';
import type { Newsletter } from './newsletter';
import type { Profile } from './profile';
import type { Realms } from './realms';
import type { Settings } from './settings';
import type { Store } from './store';
import type { Support } from './support';
import type { Telemetry } from './telemetry/telemetry';
import { createTelemetry } from './telemetry/telemetry';
import type { Toasts } from './toasts/toasts';

/** The service client (interface 5). */
export interface Services {
  readonly marketplace: Marketplace;
  readonly newsletter: Newsletter;
  readonly downloads: Downloads;
  readonly realms: Realms;
  readonly helpCentre: HelpCentre;
  readonly support: Support;
  readonly store: Store;
  readonly profile: Profile;
  readonly toasts: Toasts;
  readonly auth: Auth;
  readonly telemetry: Telemetry;
}

/** What tests replace. */
export interface ServicesEnvironment {
  /** Leaves the page. */
  navigate?(url: string): void;
}

/**
 * Makes the client. It answers at once; each group's code is fetched at the first call of one of its methods.
 *
 * @param given any part of the settings: `createServices({ api: 'https://api.example' })`
 */
export const createServices = (given?: Partial<Settings>, { navigate = url => location.assign(url) }: ServicesEnvironment = {}): Services => {
  const settings = completeSettings(given);
  const telemetry = createTelemetry(settings);
  const core = createAuth(settings, navigate);
  const client = createClient(settings, core, telemetry);

  /**
   * A group that loads itself at its first call; a load that fails is tried again at the next. A proxy, because a list of the
   * methods' names would cost more than the smallest group.
   */
  const group = <Group extends object>(load: () => Promise<{ create(client: Client): Group }>): Group => {
    let loading: Promise<Group> | undefined;
    return new Proxy({} as Group, {
      // With a `then`, whoever awaits a group would call it.
      get: (_, name) => name === 'then' ? undefined : async (...args: unknown[]) => {
        loading ??= load().then(({ create }) => create(client));
        loading.catch(() => (loading = undefined));
        return ((await loading) as Record<PropertyKey, (...args: unknown[]) => unknown>)[name]!(...args);
      },
    });
  };

  return {
    marketplace: group(() => import('./marketplace')),
    newsletter: group(() => import('./newsletter')),
    downloads: group(() => import('./downloads')),
    realms: group(() => import('./realms')),
    helpCentre: group(() => import('./help-centre')),
    support: group(() => import('./support')),
    store: group(() => import('./store')),
    profile: group(() => import('./profile')),
    toasts: group(() => import('./toasts/toasts')),
    auth: core.auth,
    telemetry,
  };
};
