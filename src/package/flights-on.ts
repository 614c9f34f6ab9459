import type { Experiment } from '../experiments/engine/config';
import { flightsOn as flightsOnWith, type Switches } from '../experiments/engine/flights';

/**
 * Returns the flights that are on, each once: in the config's order, then those that only the assignment or the
 * switches name.
 *
 * @param experiments of the complete config
 * @param assigned empty without an assignment
 * @param switches names to turn on and off, or everything off; none by default
 */
export const flightsOn = (
  experiments: readonly Experiment[],
  assigned: readonly string[],
  { enable = [], disable = [], disableAll = false }: Partial<Switches> = {},
): string[] => flightsOnWith(experiments, assigned, { enable, disable, disableAll });
