import type { Experiment } from '../config';
import type { Switches } from '../flights';

/** One flight, as the overlay shows it. */
export interface FlightState {
  name: string;
  on: boolean;
  /** Who has the last word on it. */
  by: 'the assignment' | 'the URL' | 'nobody';
  /** Whether the assignment lists it. */
  assigned: boolean;
}

/**
 * All flights that are on, or that could be: the config's for these experiments, the assignment's, the URL's.
 *
 * @param experiments those whose flights to show
 * @param on of `flightsOn`
 */
export const flightStates = (
  experiments: readonly Experiment[],
  assigned: readonly string[],
  { enable, disable, disableAll }: Switches,
  on: readonly string[],
): FlightState[] => {
  const names = new Set([
    ...experiments.flatMap(({ setup }) => setup.map(({ flight }) => flight)),
    ...assigned,
    ...enable,
    ...disable,
  ]);
  return [...names].map((name) => {
    const listed = assigned.includes(name);
    const switched = disableAll || disable.includes(name) || (enable.includes(name) && !listed);
    return {
      name,
      on: on.includes(name),
      by: switched ? 'the URL' : listed ? 'the assignment' : 'nobody',
      assigned: listed,
    };
  });
};
