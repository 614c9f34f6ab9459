import type { Settings } from '../../services/settings';
import type { FlightsApi } from './flights-api';
import type { PageConfig } from './load-config';

/** Only the overlay reads `ignore` and `consent`. */
export type RunnerSettings = Settings & {
  readonly ignore?: string | undefined;
  readonly consent?: 'wait' | undefined;
};

export interface RunnerState {
  readonly settings: RunnerSettings;
  readonly flights: FlightsApi;
  readonly config: PageConfig;
  /** Undefined before the assignment is known. */
  readonly assigned: readonly string[] | undefined;
}
