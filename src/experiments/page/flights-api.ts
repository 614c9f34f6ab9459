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
  /** The flights that took effect, as `experiment:flight` pairs: they are without files, or one of their files has loaded. */
  applied: string[];
  failed: FailedFile[];
  telemetry?: Telemetry;
}
