import type { EdgeSettings } from './edge-settings';
import { flightsIn } from './flights-cookie';

export interface EdgeEnvironment {
  readonly sessionId: string;
  readonly language: string;
  readonly platform: string;
  readonly browser: string;
  readonly deviceType: 'Desktop' | 'Tablet' | 'Phone';
  readonly region: string;
  readonly domain: string;
}

const first = (names: string, agent: string) => names.split(' ').find((name) => agent.includes(name));

/**
 * The user agent determines the device, because an edge can't measure the viewport.
 *
 * @param agent the `user-agent` header
 * @returns undefined for an unknown platform or browser, which prevents assignment (EXP-3)
 */
export const environmentOf = (
  agent: string,
  hostname: string,
  { locale, country }: EdgeSettings,
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
    region: (country ?? 'us').toLowerCase(),
    domain: hostname,
  };
};

/**
 * @param environment JSON of the visitor's environment
 * @returns undefined after a failure, so that the page requests its assignment
 */
export const requestAssignment = async (
  { assignmentUrl, timeoutMs }: EdgeSettings,
  environment: string,
): Promise<string[] | undefined> => {
  try {
    const answer = await fetch(assignmentUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: environment,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? flightsIn(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
};
