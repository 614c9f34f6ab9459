import { ownCopy } from '../platform/own-copy';
import type { Settings } from './settings';

/**
 * Returns settings with the defaults: locale `en-us`, product `minecraft`, API the page's origin.
 *
 * `endpoints.api` and `api` are one setting. If both are given, `api` wins.
 *
 * @param given any part of the settings; a member that is undefined, null or empty is missing
 * @returns a frozen copy without a prototype at any depth; the locale in lower case, the API an absolute URL if it can
 *   be resolved
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

/** Returns a URL unchanged outside a page, and if it is invalid: then the first call reports it. */
const absoluteUrl = (url: string): string => URL.parse(url, globalThis.location?.href)?.href ?? url;
