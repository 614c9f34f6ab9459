import type { compileExperiment as CompileExperiment } from '../engine/compile-experiment';
import type { switchesOf as SwitchesOf } from '../engine/flights';
import type { FlightsApi } from '../page/flights-api';
import type { PageConfig } from '../page/load-config';
import type { RunnerSettings } from '../page/runner-settings';

/** The runner's state and functions that the overlay needs. */
export interface View {
  /** Whether the config or the assignment hasn't arrived. */
  readonly isLoading?: boolean | undefined;
  readonly config: PageConfig;
  /** Undefined without an assignment. */
  readonly assigned: readonly string[] | undefined;
  readonly flights: Pick<FlightsApi, 'on' | 'applied' | 'failed'>;
  readonly settings: RunnerSettings;
  /** Messages that were logged. A failed request is logged as `URL: reason`. */
  readonly warned: ReadonlySet<string>;
  /** URLs that the page's policy blocked. */
  readonly blocked: ReadonlySet<string>;
  readonly switchesOf: typeof SwitchesOf;
  readonly compileExperiment: typeof CompileExperiment;
}
