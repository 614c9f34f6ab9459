import { environmentOf, requestAssignment } from './assignment';
import type { EdgeSettings } from './edge-settings';
import { keepFlights, readCookie, readFlights } from './flights-cookie';
import { loadConfig } from './load-config';
import { type Variant, variantOf } from './variant-of';

/** The headers of a visitor's request. */
export interface Visitor {
  /** The `cookie` header. */
  readonly cookie: string;
  /** The `user-agent` header. */
  readonly agent: string;
}

export interface Decision {
  /** Undefined if the config can't be loaded: then the page decides alone. */
  readonly variant?: Variant;
  /** A `set-cookie` header, if the visitor has just been assigned. */
  readonly cookie?: string;
}

/**
 * Decides the variant of a visitor's page, by the assignment in the cookie or else by the service's.
 *
 * @param page the URL in the visitor's browser
 */
export const decide = async (page: URL, visitor: Visitor, settings: EdgeSettings): Promise<Decision> => {
  const { consentCookie } = settings;
  const mayAssign = !consentCookie || readCookie(visitor.cookie, consentCookie) !== undefined;
  const known = mayAssign ? readFlights(visitor.cookie) : [];
  const environment = environmentOf(visitor.agent, page.hostname, settings);
  const [config, flights] = await Promise.all([
    loadConfig(settings),
    known ?? (environment && requestAssignment(settings, JSON.stringify(environment))),
  ]);
  return {
    variant: config && variantOf(config, flights ?? [], page, settings.allowedOrigins),
    cookie: known || !flights ? undefined : keepFlights(flights),
  };
};
