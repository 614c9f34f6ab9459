import type { Experiment } from '../experiments/engine/config';
import { flightsOn as flightsOnWith, type Switches } from '../experiments/engine/flights';

/**
 * Returns the flights that are on, each once: in the config's order, then any that aren't in the config.
 *
 * @param experiments all experiments of the config
 * @param assigned the assigned flights; empty without an assignment
 * @param switches which flights to turn on and off, or whether to turn all off; none by default
 */
export const flightsOn = (
  experiments: readonly Experiment[],
  assigned: readonly string[],
  { enable = [], disable = [], disableAll = false }: Partial<Switches> = {},
): string[] => flightsOnWith(experiments, assigned, { enable, disable, disableAll });
