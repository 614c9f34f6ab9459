/**
 * Returns a locale in lower case, with or without a region: services differ in which form they know. Rejects a language
 * without a known region.
 */
export const regionalLocale = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const tag = text.toLowerCase().replaceAll('_', '-');
  try {
    const locale = new Intl.Locale(tag);
    // The first `maximize()` takes 25 ms on a slow phone.
    return (locale.region ?? locale.maximize().region) ? tag : undefined;
  } catch {
    return undefined;
  }
};

export const findLocale = (given: unknown, pathname: string, lang: string): string => {
  const candidates = [given, /^\/([a-z]{2,3}-\w{2,3})(\/|$)/i.exec(pathname)?.[1], lang.replace(/^en$/i, 'en-us')];
  for (const candidate of candidates) {
    const locale = regionalLocale(candidate);
    if (locale !== undefined) return locale;
  }
  return 'en-us';
};
