import type { Region } from '../answers';
import { regionsData } from './regions-data';

/**
 * The English list of all countries that stands in when the regions call fails (STO-4), ordered by name. The service's
 * own numbers are not public: `EntityID` and `CountryRegionID` are the ISO 3166-1 number, empty for Kosovo, which has
 * none.
 *
 * @param error what the call failed with, which the console then says
 */
export const bundledRegions = (error?: unknown): Region[] => {
  try {
    // Not by `say`: what a file shared with the first one would be one more to fetch.
    if (error) console.warn('cobble: no regions came; bundled ones are shown:', error);
  } catch {
    /* The page has broken its console. */
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
