import type { EdgeSettings } from './edge-settings';

/** What the assignment is asked with (EXP-2). */
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
 * The visitor as the assignment sees them. An edge knows no width: the device is what the browser says it is.
 *
 * @param agent the `user-agent` header
 * @returns undefined where the platform or the browser is unknown: nothing is asked then (EXP-3)
 */
export const environmentOf = (
  agent: string,
  hostname: string,
  { locale, country }: EdgeSettings,
): EdgeEnvironment | undefined => {
  const platform = first('Xbox Windows Android iPhone iPad Mac CrOS Linux', agent);
  const browser = first('Edg OPR Samsung Firefox Chrome Safari', agent);
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
