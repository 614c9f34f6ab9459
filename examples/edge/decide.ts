import { askAssignment } from './ask-assignment';
import type { EdgeSettings } from './edge-settings';
import { environmentOf } from './environment-of';
import { keepFlights, readFlights } from './flights-cookie';
import { loadConfig } from './load-config';
import { readCookie } from './read-cookie';
import { type Variant, variantOf } from './variant-of';

/** What a request says of who sends it. */
export interface Visitor {
  /** The `cookie` header. */
  readonly cookie: string;
  /** The `user-agent` header. */
  readonly agent: string;
}

export interface Decision {
  /** Undefined where the config can't be had: then the page does it alone. */
  readonly variant?: Variant;
  /** A `set-cookie` header for the answer, where the visitor has just been assigned. */
  readonly cookie?: string;
}

/**
 * Decides what a visitor's page runs: by the assignment in the cookie, else by the service's.
 *
 * @param page its URL, as the visitor's browser shows it
 */
export const decide = async (page: URL, visitor: Visitor, settings: EdgeSettings): Promise<Decision> => {
  const { consentCookie } = settings;
  const mayAssign = !consentCookie || readCookie(visitor.cookie, consentCookie) !== undefined;
  const known = mayAssign ? readFlights(visitor.cookie) : [];
  const environment = environmentOf(visitor.agent, page.hostname, settings);
  const [config, flights] = await Promise.all([
    loadConfig(settings),
    known ?? (environment && askAssignment(settings, JSON.stringify(environment))),
  ]);
  return {
    variant: config && variantOf(config, flights ?? [], page, settings.allowedOrigins),
    cookie: known || !flights ? undefined : keepFlights(flights),
  };
};
