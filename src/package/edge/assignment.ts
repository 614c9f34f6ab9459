import type { AssignedFlights, EdgeEnvironment, EdgeRequest } from './edge-options';
import { flightsIn } from './flights-cookie';
import { fetchJson, inTime } from './in-time';
import type { EdgeSettings } from './settings';

const first = (names: string, agent: string) => names.split(' ').find((name) => agent.includes(name));

/**
 * Describes a visitor. Takes the device from the user agent, because an edge can't measure the viewport.
 *
 * @returns undefined for an unknown platform or browser, which prevents assignment (EXP-3)
 */
export const environmentOf = (
  agent: string,
  { hostname, locale, country = 'us' }: { hostname: string; locale: string; country: string | undefined },
): EdgeEnvironment | undefined => {
  const platform = first('Xbox Windows Android iPhone iPad Mac CrOS Linux', agent);
  const browser = first('Edg OPR Samsung Firefox Chrome Safari', agent)?.replace('Edg', 'Edge').replace('OPR', 'Opera');
  if (!platform || !browser) return undefined;
  const isTablet = platform === 'iPad' || (platform === 'Android' && !/\bMobile\b/.test(agent));
  const isPhone = platform === 'iPhone' || (platform === 'Android' && !isTablet);
  return {
    sessionId: crypto.randomUUID(),
    language: locale,
    platform,
    browser,
    deviceType: isTablet ? 'Tablet' : isPhone ? 'Phone' : 'Desktop',
    region: country.toLowerCase(),
    domain: hostname,
  };
};

/** @returns undefined after a failure, so that the page requests its assignment itself */
export const requestAssignment = async (
  { assign, timeoutMs, onError }: EdgeSettings,
  environment: EdgeEnvironment,
  request: EdgeRequest,
): Promise<string[] | undefined> => {
  const post = (url: string, signal: AbortSignal) =>
    fetchJson(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(environment),
      signal,
    }) as Promise<AssignedFlights>;
  try {
    return flightsIn(
      await inTime(timeoutMs, (signal) =>
        typeof assign === 'string' ? post(assign, signal) : assign(environment, request),
      ),
    );
  } catch (error) {
    onError(error);
    return undefined;
  }
};
