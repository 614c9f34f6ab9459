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
