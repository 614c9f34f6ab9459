import type { Experiment } from '../../src/experiments/engine/config';
import type { Switches } from '../../src/experiments/engine/flights';
import { didYouMean } from '../io/did-you-mean';
import { CliError } from '../io/errors';
import { shorten } from '../io/messages';

/**
 * @param option that lists the names
 * @throws CliError for a name that no setup has
 */
export const checkFlights = (
  names: readonly string[],
  experiments: readonly Experiment[],
  option = '--flights',
): void => {
  const known = new Set(experiments.flatMap(({ setup }) => setup.map(({ flight }) => flight)));
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined) return;
  const near = didYouMean(unknown, known);
  const listed = known.size > 0 ? `The config has: ${shorten([...known].join(', '))}.` : 'The config has no flights.';
  throw new CliError(`no setup has the flight ${unknown} of ${option}`, near ? `Did you mean ${near}?` : listed);
};

/** @throws CliError for a switch that has no effect, because no setup has its flight */
export const checkSwitches = ({ enable, disable }: Switches, experiments: readonly Experiment[]): void => {
  checkFlights(enable, experiments, '--enable');
  checkFlights(disable, experiments, '--disable');
};
