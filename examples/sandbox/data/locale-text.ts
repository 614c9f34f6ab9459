/** A text in the languages that the sandbox has content in. */
export type LocaleText = readonly [english: string, swedish: string, german: string];

/** The locales with content of their own; every other gets the English one. */
export const contentLocales = ['en-us', 'sv-se', 'de-de'] as const;

export type ContentLocale = (typeof contentLocales)[number];

/** `SV`, `sv-fi` and `sv-se` have Swedish content. @returns the locale whose content counts */
export const contentLocale = (locale: string): ContentLocale =>
  contentLocales.find((one) => one.slice(0, 2) === locale.slice(0, 2).toLowerCase()) ?? 'en-us';

/** The text in a locale's language. */
export const inLocale = (text: LocaleText, locale: string): string =>
  text[contentLocales.indexOf(contentLocale(locale))]!;
