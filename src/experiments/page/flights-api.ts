import type { FailedFile } from '../../services/experiments/failed-file';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';

export interface FlightsApi {
  /** All flights that are on, also for other pages (EXP-6). */
  on: string[];
  experiments: string[];
  /** The flights that have no files, or of which a file has run. */
  applied: string[];
  failed: FailedFile[];
  emitted?: TelemetryEvent[];
}
