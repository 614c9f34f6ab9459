import { environmentOf, requestAssignment } from './assignment';
import type { EdgeSettings } from './edge-settings';
import { keepFlights, readCookie, readFlights } from './flights-cookie';
import { loadConfig } from './load-config';
import { type Variant, variantOf } from './variant-of';

export interface Visitor {
  readonly cookie: string;
  readonly agent: string;
}

export interface Decision {
  /** Undefined if the config can't be loaded: the page then decides. */
  readonly variant?: Variant;
  /** A `set-cookie` header for a new assignment. */
  readonly cookie?: string;
}

/**
 * Uses the assignment in the cookie, or requests one.
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
