/**
 * The forms in which services may know a locale: as it is written, the language alone, the language with its usual
 * region. One with a script (`zh-hant`) is known by its region (`zh-tw`) rather than by the language.
 *
 * @param locale in lower case: `ja`, `pt-br`
 * @returns the first is the locale itself; none twice
 */
export const localeForms = (locale: string): string[] => {
  const language = locale.replace(/-.*/, '');
  const regional = (tag: string): string[] => {
    const { region } = new Intl.Locale(tag).maximize();
    return region ? [`${language}-${region}`.toLowerCase()] : [];
  };
  try {
    return [
      ...new Set([locale, ...(/-\w{4}\b/.test(locale) ? regional(locale) : []), language, ...regional(language)]),
    ];
  } catch {
    // No locale: whoever configured it knows better.
    return [locale];
  }
};
