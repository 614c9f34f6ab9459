import type { FailedFile } from '../../services/experiments/failed-file';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';

/** What `cobble.flights` shows of a page's experiments (interface 3); the loader adds `ready` and `isOn`. */
export interface FlightsApi {
  /** Every flight that is on (EXP-6), also one that no experiment of this page names. */
  on: string[];
  /** What runs on this page: `experiment:flight`. */
  experiments: string[];
  /** Of these, what has run in this view of the page: a file of it, or it has none. */
  applied: string[];
  /** Files that have not run, each once. */
  failed: FailedFile[];
  /** Telemetry events that were reported in this view, for listeners that are added later. */
  emitted?: TelemetryEvent[];
}
