import type { FailedFile } from '../../services/experiments/failed-file';
import type { Telemetry } from '../../services/telemetry/telemetry';

export interface FlightsApi {
  /** Includes flights that run on other pages (EXP-6). */
  on: string[];
  experiments: string[];
  /** The flights that this view has exposed, as `experiment:flight` pairs. Empty without consent to telemetry. */
  exposed: string[];
  /** The flights that have no files, or of which a file has run, as `experiment:flight` pairs. */
  applied: string[];
  failed: FailedFile[];
  /** The page's only telemetry client, which the services share. */
  telemetry?: Telemetry;
}
