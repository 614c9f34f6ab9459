import type { Experiment } from '../../src/experiments/engine/config';
import type { Switches } from '../../src/experiments/engine/flights';
import { didYouMean } from '../io/did-you-mean';
import { CliError } from '../io/errors';
import { shorten } from '../io/messages';

export const findUnknownFlight = (
  names: readonly string[],
  experiments: readonly Experiment[],
): { readonly name: string; readonly advice: string } | undefined => {
  const known = new Set(experiments.flatMap(({ setup }) => setup.map(({ flight }) => flight)));
  const name = names.find((each) => !known.has(each));
  if (name === undefined) return undefined;
  const near = didYouMean(name, known);
  const listed = known.size > 0 ? `The config has: ${shorten([...known].join(', '))}.` : 'The config has no flights.';
  return { name, advice: near ? `Did you mean ${near}?` : listed };
};

export const checkFlights = (
  names: readonly string[],
  experiments: readonly Experiment[],
  option = '--flights',
): void => {
  const unknown = findUnknownFlight(names, experiments);
  if (unknown) throw new CliError(`no setup has the flight ${unknown.name} of ${option}`, unknown.advice);
};

export const checkSwitches = ({ enable, disable }: Switches, experiments: readonly Experiment[]): void => {
  checkFlights(enable, experiments, '--enable');
  checkFlights(disable, experiments, '--disable');
};
