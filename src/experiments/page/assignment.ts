import { preauthSecret } from '../../services/session/cookies';
import { sessionId } from '../../services/session/session-id';
import { visitorCountry } from '../../services/session/visitor-country';
import type { Settings } from '../../services/settings';
import { assignmentUrl } from './endpoints';
import { fetchCached } from './fetch-cached';

/** Every assignment request contains these values (EXP-2). If one is missing, nothing is requested (EXP-3). */
export interface Environment {
  sessionId: string;
  language: string;
  platform: string | undefined;
  browser: string | undefined;
  deviceType: 'Desktop' | 'Tablet' | 'Phone';
  region: string;
  domain: string;
}

export const requestAssignment = async (settings: Settings): Promise<readonly string[] | undefined> => {
  const visitor = environment(settings);
  if (!Object.values(visitor).every(Boolean)) return undefined;
  const { xuid, deviceId } = settings.experiments ?? {};
  const response = (await fetchCached(
    settings.storage?.flights ?? 'flights',
    assignmentUrl(settings),
    preauthSecret(settings),
    { ...visitor, xuid, deviceId },
  )) as { flights?: unknown } | undefined;
  return Array.isArray(response?.flights)
    ? response.flights.filter((name): name is string => typeof name === 'string')
    : undefined;
};

/** Reads the user agent, because client hints aren't available over http. */
export const environment = ({ locale }: Pick<Settings, 'locale'>): Environment => ({
  sessionId: sessionId(),
  language: locale,
  platform: firstInUserAgent('Xbox Windows Android iPhone iPad Mac CrOS Linux'),
  // Browsers on an iPhone count as Safari, whose engine they use.
  browser: firstInUserAgent('Edg OPR Samsung Firefox Chrome Safari')?.replace('Edg', 'Edge').replace('OPR', 'Opera'),
  deviceType: innerWidth < 768 ? 'Phone' : innerWidth < 1200 ? 'Tablet' : 'Desktop',
  region: visitorCountry(),
  domain: location.hostname,
});

/** Most user agents also contain other browsers' names, so list specific names first. */
const firstInUserAgent = (names: string) => names.split(' ').find((name) => navigator.userAgent.includes(name));
