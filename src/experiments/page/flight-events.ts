import { updateLeftFlights } from './left-flights';
import { type ReportedView, reportExposures } from './report-exposures';
import type { RunnerState } from './runner-state';

/** Reports what has happened to the flights. Runs after each evaluation and each file, because nobody waits for it. */
export const reportFlights = (state: RunnerState, view: ReportedView): void => {
  updateLeftFlights(state);
  reportExposures(state, view);
};
