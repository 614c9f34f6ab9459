import { ownCopy } from '../platform/own-copy';
import { pageUrl } from '../platform/page-url';
import type { CompleteSettings, Settings } from './settings';

/**
 * Treats null and empty strings in `given` as missing.
 *
 * @returns a frozen copy, whose objects have no prototype. If `api` can't be resolved, the first call reports the error
 */
export const completeSettings = (given: Partial<Settings> = {}): CompleteSettings => {
  const own = ownCopy(given);
  const api = pageUrl(own.api || own.endpoints?.api || '/');
  return ownCopy({
    ...own,
    signIn: own.signIn || {},
    api,
    endpoints: { ...own.endpoints, api },
    locale: (own.locale || 'en-us').toLowerCase(),
    product: own.product || 'minecraft',
  });
};
