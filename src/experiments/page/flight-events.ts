import { updateLeftFlights } from './left-flights';
import { type ReportedView, reportExposures } from './report-exposures';
import type { RunnerState } from './runner-state';

/** Reports what has happened to the flights, after each evaluation and each file. */
export const reportFlights = (state: RunnerState, view: ReportedView): void => {
  updateLeftFlights(state);
  reportExposures(state, view);
};
