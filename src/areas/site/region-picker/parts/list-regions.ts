import type { Region } from '../../../../services/store/answers';

export interface RegionOption {
  /** Two upper-case letters. */
  readonly key: string;
  readonly text: string;
}

/** Omits duplicates, and regions without a two-letter code. */
export const listRegions = (regions: readonly Region[], locale: string): RegionOption[] => {
  const found = new Map<string, string>();
  for (const { MSCode, CountryRegionName, LongName } of regions) {
    const key = MSCode.trim().toUpperCase();
    if (/^[A-Z]{2}$/.test(key) && !found.has(key))
      found.set(key, regionName(key, locale) || CountryRegionName || LongName || key);
  }
  const { compare } = new Intl.Collator(locale);
  return [...found].map(([key, text]) => ({ key, text })).sort((a, b) => compare(a.text, b.text));
};

const regionName = (key: string, locale: string): string | undefined => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(key);
  } catch {
    // `Intl.DisplayNames` throws for an invalid code.
    return undefined;
  }
};
