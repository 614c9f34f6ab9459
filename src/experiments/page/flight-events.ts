import { updateLeftFlights } from './left-flights';
import { type ReportedView, reportExposures } from './report-exposures';
import type { RunnerState } from './runner-state';

/** The runner calls this function after each evaluation, and after each file has run or failed. */
export const reportFlights = (state: RunnerState, view: ReportedView): void => {
  updateLeftFlights(state);
  reportExposures(state, view);
};
