import type { Experiment } from '../../src/experiments/engine/config';
import { didYouMean } from '../io/did-you-mean';
import { CliError } from '../io/errors';
import { shorten } from '../io/messages';

/** @throws CliError for a name of `--flights` that no setup has */
export const checkFlights = (names: readonly string[], experiments: readonly Experiment[]): void => {
  const known = new Set(experiments.flatMap(({ setup }) => setup.map(({ flight }) => flight)));
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined) return;
  const near = didYouMean(unknown, known);
  const listed = known.size > 0 ? `The config has: ${shorten([...known].join(', '))}.` : 'The config has no flights.';
  throw new CliError(`no setup has the flight ${unknown} of --flights`, near ? `Did you mean ${near}?` : listed);
};
