import { parseConfig } from '../../src/experiments/engine/config';

/** Returns only the flights that the config sets up, because `cobble match --flights` rejects others. */
export const knownFlights = (config: string, flights: readonly string[]): string[] => {
  try {
    const known = parseConfig(JSON.parse(config)).experiments.flatMap(({ setup }) => setup.map(({ flight }) => flight));
    return flights.filter((flight) => known.includes(flight));
  } catch {
    return [];
  }
};
