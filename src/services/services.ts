import type { Auth } from './auth/auth';
import type { Downloads } from './downloads';
import { createDownloads } from './downloads';
import type { HelpCentre } from './help-centre';
import { createHelpCentre } from './help-centre';
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
import type { Toasts } from './toasts/toasts';
import { withGroups } from './with-groups';

/** The groups of calls (interface 5). */
export interface Groups {
  readonly marketplace: Marketplace;
  readonly newsletter: Newsletter;
  readonly downloads: Downloads;
  readonly realms: Realms;
  readonly helpCentre: HelpCentre;
  readonly support: Support;
  readonly store: Store;
  readonly profile: Profile;
}

/** The service client (interface 5). */
export interface Services extends Groups {
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
 * Makes the client, whole and in one file: `import { createServices } from 'cobble/services'`. Only what few pages ask
 * for is fetched at its first use: toasts, the telemetry adapters, the bundled regions.
 *
 * @param given any part of the settings: `createServices({ api: 'https://api.example' })`
 */
export const createServices = (given?: Partial<Settings>, environment?: ServicesEnvironment): Services =>
  withGroups(
    (client) => ({
      marketplace: createMarketplace(client),
      newsletter: createNewsletter(client),
      downloads: createDownloads(client),
      realms: createRealms(client),
      helpCentre: createHelpCentre(client),
      support: createSupport(client),
      store: createStore(client),
      profile: createProfile(client),
    }),
    given,
    environment,
  );
