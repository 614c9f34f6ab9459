import type { PageSettings } from '../loader/read-settings';

/**
 * Adds what a weaker way says to what the stronger ones have said (interface 1, 9): what is there wins, also where it
 * says what the default would be; what is empty says nothing; of an object, each member counts by itself.
 */
export const addSettings = (settings: PageSettings, way: Partial<PageSettings> | null | undefined): void => {
  for (const [key, value] of Object.entries(way ?? {})) {
    const given = settings[key as 'texts'];
    settings[key as 'texts'] =
      given?.constructor != Object ? given || (value as typeof given) : { ...(value as object), ...given };
  }
  // Two names of one setting: a stronger way's is never overruled by the other of a weaker way (threat 1).
  settings.api ||= way?.endpoints?.api!;
};
