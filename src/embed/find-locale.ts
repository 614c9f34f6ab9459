/**
 * Returns a locale in lower case, or undefined if its region is unknown. Doesn't add a region, because some services
 * know only `ja`, not `ja-jp`.
 */
export const regionalLocale = (text: unknown): string | undefined => {
  const tag = `${text}`.toLowerCase().replaceAll('_', '-');
  try {
    const locale = new Intl.Locale(tag);
    // Call `maximize()` only if necessary: its first call takes 25 ms on a slow phone.
    return (locale.region ?? locale.maximize().region) && tag;
  } catch {
    return undefined;
  }
};

const localeInPath = (pathname: string): string | undefined => {
  const [, locale = '', region = ''] = /^\/([a-z]{2,3}-([a-z]{2}|\d{3}))(\/|$)/i.exec(pathname.toUpperCase()) ?? [];
  // Check both codes: in `how-to`, only the region is valid; in `my-pc`, only the language.
  const exists = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);
  return region && exists('language', locale) && exists('region', region) && locale;
};

/** Returns the first valid locale: the setting, the first path segment, `<html lang>`, or `en-us` (interface 1). */
export const findLocale = (given: unknown, pathname: string, lang: string): string =>
  regionalLocale(given) ??
  regionalLocale(localeInPath(pathname)) ??
  regionalLocale(lang.replace(/^en$/i, 'en-us')) ??
  'en-us';
