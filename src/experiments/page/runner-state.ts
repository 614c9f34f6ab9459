import type { Settings } from '../../services/settings';
import type { FlightsApi } from './flights-api';
import type { PageConfig } from './load-config';

/** Settings of the runner. The overlay reads `ignore`, a CSS selector (`data-ignore`). */
export type RunnerSettings = Settings & { readonly ignore?: string | undefined };

/** The state of the runner that its lazy chunks read. */
export interface RunnerState {
  readonly settings: RunnerSettings;
  readonly flights: FlightsApi;
  readonly config: Omit<PageConfig, 'match'>;
  /** Undefined before the assignment is known. */
  readonly assigned: readonly string[] | undefined;
}
