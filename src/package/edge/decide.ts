import { environmentOf, requestAssignment } from './assignment';
import type { EdgeRequest } from './edge-options';
import { cookieOf, keepFlights, readFlights } from './flights-cookie';
import type { ReadyConfig } from './load-config';
import type { EdgeSettings } from './settings';
import { type Variant, variantOf } from './variant-of';

export interface Decision {
  /** Undefined if the config can't be loaded. The page then chooses the variant. */
  readonly variant?: Variant | undefined;
  /** A `set-cookie` header for a new assignment. */
  readonly cookie?: string | undefined;
}

export const decide = async (
  request: EdgeRequest,
  settings: EdgeSettings,
  loadConfig: () => Promise<ReadyConfig | undefined>,
): Promise<Decision> => {
  const page = new URL(request.url);
  const known = knownFlights(request, settings);
  const [config, flights] = await Promise.all([loadConfig(), known ?? assignedFlights(request, page, settings)]);
  return {
    variant: config && variantOf(config, flights ?? [], page, settings.allowedOrigins),
    cookie: known || !flights ? undefined : keepFlights(flights),
  };
};

const knownFlights = (request: EdgeRequest, { consentCookie }: EdgeSettings): string[] | undefined => {
  const cookie = request.headers.get('cookie');
  const mayAssign = !consentCookie || cookieOf(cookie, consentCookie) !== undefined;
  return mayAssign ? readFlights(cookie) : [];
};

const assignedFlights = async (request: EdgeRequest, { hostname }: URL, settings: EdgeSettings) => {
  const environment = environmentOf(request.headers.get('user-agent') ?? '', {
    hostname,
    locale: settings.locale,
    country: settings.country(request),
  });
  return environment && requestAssignment(settings, environment, request);
};
