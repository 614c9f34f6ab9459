import type { Settings } from './settings';

/**
 * Fills in what a caller left out: locale `en-us`, product `minecraft`, API the page's origin.
 *
 * @param given any part of the settings; a member that is undefined or empty counts as left out
 * @returns a copy; the locale in lower case, the API an absolute URL where that can be said
 */
export const completeSettings = (given: Partial<Settings> = {}): Settings => {
  let api = given.api || '';
  try {
    api = new URL(api || '/', globalThis.location?.href).href;
  } catch {
    // Outside a page, or nonsense: the first call says so, with the value.
  }
  return { ...given, api, locale: (given.locale || 'en-us').toLowerCase(), product: given.product || 'minecraft' };
};
