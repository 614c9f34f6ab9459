import type { Downloads } from './downloads/downloads';
import type { HelpCentre } from './help-centre/help-centre';
import type { Marketplace } from './marketplace/marketplace';
import type { Newsletter } from './newsletter/newsletter';
import type { Profile } from './profile/profile';
import type { Realms } from './realms/realms';
import type { Auth } from './session/auth';
import type { Store } from './store/store';
import type { Support } from './support/support';
import type { Telemetry } from './telemetry/telemetry';
import type { Toasts } from './toasts/toasts';

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

export interface Services extends Groups {
  readonly toasts: Toasts;
  readonly auth: Auth;
  readonly telemetry: Telemetry;
}

/** Dependencies that pages and tests can replace. */
export interface ServicesEnvironment {
  /** Default: `location.assign`. */
  navigate?(url: string): void;
  /** @internal */
  readonly telemetry?: Telemetry;
}
