import { ownCopy } from '../platform/own-copy';
import type { Settings } from './settings';

/**
 * Adds the defaults: locale `en-us`, product `minecraft`, API the page's origin. `api` wins over `endpoints.api`.
 *
 * @returns a frozen copy without prototypes; the locale in lower case, the API an absolute URL if it can be resolved
 */
export const completeSettings = (given: Partial<Settings> = {}): Settings => {
  const own = ownCopy(given);
  const api = absoluteUrl(own.api || own.endpoints?.api || '/');
  return ownCopy({
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value)),
    api,
    endpoints: { ...own.endpoints, api },
    locale: (own.locale || 'en-us').toLowerCase(),
    product: own.product || 'minecraft',
  });
};

const absoluteUrl = (url: string): string => URL.parse(url, globalThis.location?.href)?.href ?? url;
