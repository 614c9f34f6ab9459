import type { FailedFile } from '../../services/experiments/failed-file';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';

/** The page's experiments in `cobble.flights` (interface 3). The loader adds `ready` and `isOn`. */
export interface FlightsApi {
  /** Every flight that is on (EXP-6), including those that no experiment of this page names. */
  on: string[];
  /** The flights that run on this page: `experiment:flight`. */
  experiments: string[];
  /** Those that were applied in this view of the page: one of their files has run, or they have no files. */
  applied: string[];
  /** Files that didn't run, each once. */
  failed: FailedFile[];
  /** Telemetry events that were reported in this view, for listeners that are added later. */
  emitted?: TelemetryEvent[];
}
