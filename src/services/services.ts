import type { Auth } from './auth/auth';
import { createAuth } from './auth/auth';
import { completeSettings } from './complete-settings';
import type { Downloads } from './downloads';
import type { HelpCentre } from './help-centre';
import type { Client } from './http/client';
import { ServiceError } from './http/service-error';
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
  let client: Promise<Client> | undefined;

  /** A group that loads itself. A load that fails is tried again at the next call. */
  const group = <Group extends object>(methods: string, load: () => Promise<(client: Client) => Group>): Group => {
    let loading: Promise<Group> | undefined;
    const open = (): Promise<Group> =>
      (loading ??= Promise.all([load(), (client ??= import('./http/client').then(module => module.createClient(settings, core, telemetry)))]).then(
        ([make, ready]) => make(ready),
        (error: unknown) => {
          loading = client = undefined;
          throw new ServiceError('LoadError', methods, `The service client's code for "${methods}" did not load. Are its files served beside it?`, undefined, error);
        },
      ));
    return Object.fromEntries(methods.split(' ').map(name => [
      name,
      async (...args: unknown[]) => ((await open()) as Record<string, (...args: unknown[]) => unknown>)[name]!(...args),
    ])) as Group;
  };

  return {
    marketplace: group('list search item popular promotionDetails pass grantOffers entitlements', () => import('./marketplace').then(module => module.createMarketplace)),
    newsletter: group('country subscribe', () => import('./newsletter').then(module => module.createNewsletter)),
    downloads: group('links latest', () => import('./downloads').then(module => module.createDownloads)),
    realms: group('nextAvailable check redeem subscriptions', () => import('./realms').then(module => module.createRealms)),
    helpCentre: group('articles suggested search serverStatus sections categories article vote', () => import('./help-centre').then(module => module.createHelpCentre)),
    support: group('ticketForm ticketFields dynamicContent locales challenge createTicket upload removeUpload', () => import('./support').then(module => module.createSupport)),
    store: group('entitlements inventory catalog regions purchase refreshBalance', () => import('./store').then(module => module.createStore)),
    profile: group('get realms pauseSubscription resumeSubscription gamertagPicture redeemCape', () => import('./profile').then(module => module.createProfile)),
    toasts: group('show dismiss', () => import('./toasts/toasts').then(module => module.createToasts)),
    auth: core.auth,
    telemetry,
  };
};
