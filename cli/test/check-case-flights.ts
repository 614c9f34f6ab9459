import type { Experiment } from '../../src/experiments/engine/config';
import { CliError } from '../io/errors';
import { findUnknownFlight } from '../match/check-flights';
import type { CaseFile } from './case-file';

/** Rejects unknown flights, because a case with a misspelt flight could pass unnoticed. */
export const checkCaseFlights = (
  { name: file, cases }: Pick<CaseFile, 'name' | 'cases'>,
  experiments: readonly Experiment[],
): void => {
  for (const { name, at, flights } of cases) {
    const unknown = findUnknownFlight(flights, experiments);
    if (unknown)
      throw new CliError(
        `${file}:${at.line}:${at.column}: no setup has the flight ${unknown.name} of the case ${JSON.stringify(name)}`,
        unknown.advice,
      );
  }
};
