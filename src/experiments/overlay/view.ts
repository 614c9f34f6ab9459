import type { compileExperiment as CompileExperiment } from '../engine/compile-experiment';
import type { switchesOf as SwitchesOf } from '../engine/flights';
import type { RunnerState } from '../page/runner-state';

export interface View extends RunnerState {
  readonly isLoading?: boolean | undefined;
  /** Logged messages. A failed request is logged as `URL: reason`. */
  readonly warned: ReadonlySet<string>;
  readonly blocked: ReadonlySet<string>;
  readonly switchesOf: typeof SwitchesOf;
  readonly compileExperiment: typeof CompileExperiment;
}
