import type { Settings } from './settings';

/**
 * Fills in what a caller left out: locale `en-us`, product `minecraft`, API the page's origin.
 *
 * `endpoints.api` and `api` are one setting; where both are there, `api` wins.
 *
 * @param given any part of the settings; a member that is undefined, null or empty counts as left out
 * @returns a copy; the locale in lower case, the API an absolute URL where that can be said
 */
export const completeSettings = (given: Partial<Settings> = {}): Settings => {
  // The same members, without the empty ones.
  const {
    endpoints,
    api: named = endpoints?.api || '/',
    locale = 'en-us',
    product = 'minecraft',
    ...rest
  } = Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as Partial<Settings>;
  let api = named;
  try {
    api = new URL(api, globalThis.location?.href).href;
  } catch {
    // Outside a page, or nonsense: the first call says so, with the value.
  }
  return { ...rest, api, endpoints: { ...endpoints, api }, locale: locale.toLowerCase(), product };
};
