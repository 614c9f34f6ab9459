import type { FailedFile } from '../../services/experiments/failed-file';
import type { Telemetry } from '../../services/telemetry/telemetry';

export interface FlightsApi {
  /** The flights that are on, including those that run on other pages (EXP-6). */
  on: string[];
  experiments: string[];
  /**
   * The flights with a `cobble:exposure` event in this page view, as `experiment:flight` pairs. Empty without consent
   * to telemetry.
   */
  exposed: string[];
  /** Flights that took effect, as `experiment:flight` pairs: one of their files has loaded, or they are without files. */
  applied: string[];
  failed: FailedFile[];
  telemetry?: Telemetry;
}
