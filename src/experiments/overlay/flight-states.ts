import type { Experiment } from '../engine/config';
import type { Switches } from '../engine/flights';

export interface FlightState {
  name: string;
  on: boolean;
  /** The URL has precedence over the assignment. */
  by: 'the assignment' | 'the URL' | 'nobody';
  assigned: boolean;
}

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
