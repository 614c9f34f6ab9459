/**
 * A locale as interface 1 takes it, in its own words: services differ in whether one has a region. A language of nowhere
 * is none.
 *
 * @param text whatever was given for one
 * @returns in lower case; undefined for what is passed over
 */
export const regionalLocale = (text: unknown): string | undefined => {
  try {
    // What is no text throws.
    const locale = (text as string).toLowerCase().replaceAll('_', '-');
    return new Intl.Locale(locale).maximize().region && locale;
  } catch {
    return undefined;
  }
};
