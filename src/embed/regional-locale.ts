/**
 * Returns a valid locale in lower case. Keeps it with or without its region, because services differ in which they
 * know. Rejects a language without a known region.
 */
export const regionalLocale = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const tag = text.toLowerCase().replaceAll('_', '-');
  try {
    const locale = new Intl.Locale(tag);
    // The first `maximize()` takes 25 ms on a slow phone, and most locales have a region.
    return (locale.region ?? locale.maximize().region) ? tag : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the locale of the setting, the first path segment, `<html lang>`, or `en-us` (interface 1). */
export const findLocale = (given: unknown, pathname: string, lang: string): string => {
  const candidates = [given, /^\/([a-z]{2,3}-\w{2,3})(\/|$)/i.exec(pathname)?.[1], lang.replace(/^en$/i, 'en-us')];
  for (const candidate of candidates) {
    const locale = regionalLocale(candidate);
    if (locale !== undefined) return locale;
  }
  return 'en-us';
};
