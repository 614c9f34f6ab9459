export type LocaleText = readonly [english: string, swedish: string, german: string];

/** The locales with content. All others get English content. */
export const contentLocales = ['en-us', 'sv-se', 'de-de'] as const;

export type ContentLocale = (typeof contentLocales)[number];

/** Returns the locale of the content: `sv-se` for `SV` and `sv-fi`. */
export const contentLocale = (locale: string): ContentLocale =>
  contentLocales.find((one) => one.slice(0, 2) === locale.slice(0, 2).toLowerCase()) ?? 'en-us';

export const inLocale = ([english, swedish, german]: LocaleText, locale: string): string =>
  ({ 'en-us': english, 'sv-se': swedish, 'de-de': german })[contentLocale(locale)];
