import { updateLeftFlights } from './left-flights';
import { type ReportedView, reportExposures } from './report-exposures';
import type { RunnerState } from './runner-state';

/** Called after each evaluation and each file. */
export const reportFlights = (state: RunnerState, view: ReportedView): void => {
  updateLeftFlights(state);
  reportExposures(state, view);
};
