import type { Experiment } from '../experiments/engine/config';
import { flightsOn as flightsOnWith, type Switches } from '../experiments/engine/flights';

/**
 * The flights that are on, each once, in the config's order, then the assignment's, then the switches'. Also flights
 * that no experiment of the config names.
 *
 * @param experiments the whole config's
 * @param assigned what the assignment lists; empty without one
 * @param switches what is switched by hand: names to turn on and off, or everything off; none by default
 */
export const flightsOn = (
  experiments: readonly Experiment[],
  assigned: readonly string[],
  { enable = [], disable = [], disableAll = false }: Partial<Switches> = {},
): string[] => flightsOnWith(experiments, assigned, { enable, disable, disableAll });
