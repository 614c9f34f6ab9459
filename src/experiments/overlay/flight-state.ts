import type { Experiment } from '../engine/config';
import type { Switches } from '../engine/flights';

export interface Sources {
  assigned: readonly string[];
  switches: Switches;
  on: readonly string[];
}

export interface FlightState {
  flight: string;
  on: boolean;
  assigned: boolean;
  by: 'the assignment' | 'the URL' | 'nobody';
}

export const flightState = (flight: string, { assigned, switches, on }: Sources): FlightState => {
  const { enable, disable, disableAll } = switches;
  const isAssigned = assigned.includes(flight);
  const isSwitched = disableAll || disable.includes(flight) || (enable.includes(flight) && !isAssigned);
  const by = isSwitched ? 'the URL' : isAssigned ? 'the assignment' : 'nobody';
  return { flight, on: on.includes(flight), assigned: isAssigned, by };
};

export const otherFlights = (experiments: readonly Experiment[], { assigned, switches }: Sources): string[] => {
  const names = new Set([...assigned, ...switches.enable, ...switches.disable]);
  for (const { setup } of experiments) for (const { flight } of setup) names.delete(flight);
  return [...names];
};
