import type { Experiment } from '../experiments/engine/config';
import { flightsOn as flightsOnWith, type Switches } from '../experiments/engine/flights';

/**
 * Returns the flights that are on, without duplicates: first the config's flights in its order, then all others.
 *
 * @param experiments all experiments of the config
 * @param assigned the assigned flights, if any
 * @param switches The flights to turn on and off, or whether to turn all off. Default: none
 */
export const flightsOn = (
  experiments: readonly Experiment[],
  assigned: readonly string[],
  { enable = [], disable = [], disableAll = false }: Partial<Switches> = {},
): string[] => flightsOnWith(experiments, assigned, { enable, disable, disableAll });
