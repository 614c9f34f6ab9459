/**
 * Returns a locale as interface 1 takes it, with or without a region: services differ in which form they know. A
 * language that belongs to no region isn't accepted.
 *
 * @param text whatever was given as a locale
 * @returns in lower case; undefined for what is no locale
 */
export const regionalLocale = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const tag = text.toLowerCase().replaceAll('_', '-');
  try {
    const locale = new Intl.Locale(tag);
    // The first `maximize()` takes a slow phone 25 ms, and most pages name their region.
    return (locale.region ?? locale.maximize().region) ? tag : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Finds a page's locale: as given, of the first path segment, of `<html lang>`, or `en-us` (interface 1).
 *
 * @param given the setting
 */
export const findLocale = (given: unknown, pathname: string, lang: string): string => {
  const candidates = [given, /^\/([a-z]{2,3}-\w{2,3})(\/|$)/i.exec(pathname)?.[1], lang.replace(/^en$/i, 'en-us')];
  for (const candidate of candidates) {
    const locale = regionalLocale(candidate);
    if (locale !== undefined) return locale;
  }
  return 'en-us';
};
