import type { FailedFile } from '../../services/experiments/failed-file';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';

/** `cobble.flights` without `ready` and `isOn` (interface 3). */
export interface FlightsApi {
  /** Also for other pages (EXP-6). */
  on: string[];
  /** `experiment:flight`, on this page. */
  experiments: string[];
  /** Those that have no files, or of which a file has run. */
  applied: string[];
  failed: FailedFile[];
  /** This view's, for later listeners. */
  emitted?: TelemetryEvent[];
}
