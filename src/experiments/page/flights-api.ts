import type { FailedFile } from '../../services/experiments/failed-file';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';

/** `cobble.flights` without the loader's `ready` and `isOn` (interface 3). */
export interface FlightsApi {
  /** Every flight that is on (EXP-6), also for other pages. */
  on: string[];
  /** `experiment:flight` of what runs on this page. */
  experiments: string[];
  /** Flights of this view that have no files, or of which a file has run. */
  applied: string[];
  failed: FailedFile[];
  /** Telemetry events of this view, for later listeners. */
  emitted?: TelemetryEvent[];
}
