import { updateLeftFlights } from './left-flights';
import { type ReportInput, reportExposures } from './report-exposures';

/** Reports what has happened to the flights. Runs after each evaluation and each file, because nobody waits for it. */
export const reportFlights = (input: ReportInput): void => {
  updateLeftFlights(input);
  reportExposures(input);
};
