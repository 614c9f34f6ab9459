import { sessionId } from '../session-id';
import type { Settings } from '../settings';
import { visitorCountry } from '../visitor-country';

/** What the assignment is asked with (EXP-2). */
export interface Environment {
  sessionId: string;
  language: string;
  platform: string | undefined;
  browser: string | undefined;
  deviceType: 'Desktop' | 'Tablet' | 'Phone';
  region: string;
  domain: string;
  xuid?: string;
  deviceId?: string;
}

/** The first name that the user agent holds: the more special stand first, as most browsers claim to be others too. */
const named = (names: string) => names.split(' ').find((name) => navigator.userAgent.includes(name));

/**
 * The visitor as the assignment sees them. User agent hints are missing on plain http, so the user agent it is. An
 * unknown platform or browser is undefined, and nothing is asked then (EXP-3). All browsers of an iPhone count as
 * Safari: they are.
 */
export const environment = ({ locale, experiments: { xuid, deviceId } = {} }: Settings): Environment => ({
  sessionId: sessionId(),
  language: locale,
  platform: named('Xbox Windows Android iPhone iPad Mac CrOS Linux'),
  browser: named('Edg OPR Samsung Firefox Chrome Safari'),
  deviceType: innerWidth < 768 ? 'Phone' : innerWidth < 1200 ? 'Tablet' : 'Desktop', // EXP-9
  region: visitorCountry(),
  domain: location.hostname,
  xuid,
  deviceId,
});
