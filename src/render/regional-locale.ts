/**
 * A locale as the page's own script takes it (`resolve-page-settings.ts`): a language of nowhere is none.
 *
 * @returns in lower case; undefined for what the page passes over
 */
export const regionalLocale = (text: string): string | undefined => {
  const locale = text.toLowerCase().replaceAll('_', '-');
  try {
    return new Intl.Locale(locale).maximize().region === undefined ? undefined : locale;
  } catch {
    return undefined;
  }
};
