import type { Region } from '../answers';
import { regionsData } from './regions-data';

/**
 * Returns English regions, ordered by name, to use if the regions call fails (STO-4). `EntityID` and `CountryRegionID`
 * are ISO 3166-1 numbers, not the service's ids. Kosovo lacks a number, so both are empty.
 */
export const bundledRegions = (error?: unknown): Region[] => {
  try {
    if (error) console.warn('cobble: no regions loaded, bundled list used. Fix: check the regions service:', error);
  } catch {
    // Ignore errors from a page's custom `console`.
  }
  return regionsData
    .split('\n')
    .map((line) => {
      const [code = '', long, number, dialling, name = '', official, capital, continent] = line.split('|');
      return {
        CountryRegionName: name,
        LongName: official,
        EntityID: number,
        MSCode: code,
        MSShort: code,
        MSLong: long,
        TAPICode: dialling,
        CapitalMajorCity: capital,
        RegionalGroupings: continent,
        CountryRegionID: number,
      };
    })
    .sort((a, b) => a.CountryRegionName.localeCompare(b.CountryRegionName, 'en'));
};
