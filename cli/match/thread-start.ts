import type { MatchTask } from './match-batch';

/** What a thread is started with. */
export interface ThreadStart {
  task: MatchTask;
  /** Whether text is painted. */
  colour: boolean;
  columns: number;
}
