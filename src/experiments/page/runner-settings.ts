import type { Settings } from '../../services/settings';

/** Settings of the runner. Only the overlay reads those of the tag. */
export type RunnerSettings = Settings & {
  readonly ignore?: string | undefined;
  readonly consent?: 'wait' | undefined;
};
