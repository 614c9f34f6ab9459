import type { Settings } from '../../../services/settings';
import { videoHost } from '../../../services/video-host';

/**
 * Whether a video at the URL plays in an article: over https alone, and from a host that the page's settings list, on
 * its usual port unless they name another.
 */
export const mayPlay = (url: string, { helpCentre }: Pick<Settings, 'helpCentre'>): boolean => {
  const { protocol, host, username, password } = new URL(url);
  return (
    protocol === 'https:' &&
    !username &&
    !password &&
    [helpCentre?.videoHosts ?? []].flat().some((entry) => {
      const listed = videoHost(entry);
      return !!listed && (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed);
    })
  );
};
