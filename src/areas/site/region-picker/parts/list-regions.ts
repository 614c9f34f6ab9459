import type { Region } from '../../../../services/store/answers';

/** A region to choose: its two-letter code, upper case, and its name in the page's language. */
export interface RegionOption {
  readonly key: string;
  readonly text: string;
}

/**
 * The regions that can be chosen, by name. Names are the browser's own in the page's language; a code that it does not
 * know keeps the service's.
 *
 * @param regions what has no two-letter code is left out, and what comes twice
 */
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

/** The browser's name for a region, if it has one. */
const regionName = (key: string, locale: string): string | undefined => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(key);
  } catch {
    // No such code.
    return undefined;
  }
};
