/** Only the first three locales have content. Dynamic content refers to a locale by its `id`. */
export const supportLocales = [
  { id: 1, locale: 'en-us', name: 'English (United States)' },
  { id: 92, locale: 'sv-se', name: 'Svenska' },
  { id: 8, locale: 'de-de', name: 'Deutsch' },
  { id: 16, locale: 'fr-fr', name: 'Français' },
  { id: 84, locale: 'fi-fi', name: 'Suomi' },
  { id: 67, locale: 'ja-jp', name: '日本語' },
  { id: 66, locale: 'ar-ae', name: 'العربية' },
] as const;
