import { ownCopy } from '../platform/own-copy';
import { pageUrl } from '../platform/page-url';
import type { CompleteSettings, Settings } from './settings';

/**
 * Adds the defaults: locale `en-us`, product `minecraft`, and the page's origin as `api`. `api` wins over its alias
 * `endpoints.api`.
 *
 * @param given null and empty strings count as missing
 * @returns a frozen copy without prototypes, with the locale in lower case. `api` is absolute; if it can't be resolved,
 * the first call reports the error
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
