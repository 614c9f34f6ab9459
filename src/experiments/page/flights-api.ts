import type { FailedFile } from '../../services/experiments/failed-file';
import type { Telemetry } from '../../services/telemetry/telemetry';

export interface FlightsApi {
  /** The flights that are on, including those that run on other pages (EXP-6). */
  on: string[];
  experiments: string[];
  /** `experiment:flight` pairs with a `cobble:exposure` event in this page view. Empty without consent to telemetry. */
  exposed: string[];
  /** `experiment:flight` pairs whose flight needs no files, or has a loaded file. */
  applied: string[];
  failed: FailedFile[];
  telemetry?: Telemetry;
}
