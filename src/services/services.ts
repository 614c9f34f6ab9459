import type { Auth } from './auth/auth';
import { createAuth } from './auth/auth';
import { completeSettings } from './complete-settings';
import type { Downloads } from './downloads';
import { createDownloads } from './downloads';
import type { HelpCentre } from './help-centre';
import { createHelpCentre } from './help-centre';
import { createClient } from './http/client';
import type { Marketplace } from './marketplace';
import { createMarketplace } from './marketplace';
import type { Newsletter } from './newsletter';
import { createNewsletter } from './newsletter';
import type { Profile } from './profile';
import { createProfile } from './profile';
import type { Realms } from './realms';
import { createRealms } from './realms';
import type { Settings } from './settings';
import type { Store } from './store';
import { createStore } from './store';
import type { Support } from './support';
import { createSupport } from './support';
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

/** The library and its renderer are larger than all else here. */
const toasts = async (): Promise<Toasts> => (await import('./toasts/toasts')).create();

/**
 * Makes the client. The groups come with it, in one file: a file each was a round trip before a page's first call, and all of
 * them together weigh less than they did apart. Only what few pages ask for is fetched at its first use: toasts, the telemetry
 * adapters, the bundled regions.
 *
 * @param given any part of the settings: `createServices({ api: 'https://api.example' })`
 */
export const createServices = (given?: Partial<Settings>, { navigate = url => location.assign(url) }: ServicesEnvironment = {}): Services => {
  const settings = completeSettings(given);
  const telemetry = createTelemetry(settings);
  const core = createAuth(settings, navigate);
  const client = createClient(settings, core, telemetry);

  return {
    marketplace: createMarketplace(client),
    newsletter: createNewsletter(client),
    downloads: createDownloads(client),
    realms: createRealms(client),
    helpCentre: createHelpCentre(client),
    support: createSupport(client),
    store: createStore(client),
    profile: createProfile(client),
    toasts: {
      show: async (...args) => (await toasts()).show(...args),
      dismiss: async id => (await toasts()).dismiss(id),
    },
    auth: core.auth,
    telemetry,
  };
};
