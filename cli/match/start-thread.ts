import { Worker } from 'node:worker_threads';
import { CliError, codeOf } from '../io/errors';
import type { BatchResult, MatchTask } from './match-batch';
import { packBatch } from './pack-batch';
import type { UrlBatch } from './urls/url-batch';

/**
 * A thread starts as the command line itself does, from its sources as from a bundle, and `cli/main.ts` sees that it is
 * one. A bundler has nothing to know but that `cli/cobble.mjs` stays where it is, seen from this source.
 */
const START = new URL('../cobble.mjs', import.meta.url);

/** What a thread is started with. */
export interface ThreadStart {
  task: MatchTask;
  /** Whether text is painted. */
  colour: boolean;
  columns: number;
}

/** A thread that takes batches one after the other, and answers in their order. */
export interface MatchThread {
  /** Whether it has started, or failed: then the next batch ends with its error. */
  isReady(): boolean;
  /** Batches on their way. */
  busy(): number;
  /** @throws CliError when it has run out of memory; else what ended it */
  run(batch: UrlBatch): Promise<BatchResult>;
  end(): Promise<unknown>;
}

/** Starts a thread of `cobble match --jobs`, which runs `match-thread.ts`. */
export const startThread = (start: ThreadStart): MatchThread => {
  const worker = new Worker(START, { workerData: start, execArgv: [] });
  const waiting: { resolve(result: BatchResult): void; reject(error: unknown): void }[] = [];
  let isReady = false;
  let failed: { error: unknown } | undefined;
  const fail = (error: unknown): void => {
    failed ??= { error };
    isReady = true;
    for (const { reject } of waiting.splice(0)) reject(failed.error);
  };
  worker.on('message', (message: BatchResult | undefined) => {
    // It says once that it has started, with nothing; all else that it sends are the results, in the batches' order.
    isReady = true;
    if (message) waiting.shift()?.resolve(message);
  });
  worker.on('error', (error) =>
    fail(
      codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new CliError('a thread has run out of memory', 'Give a smaller --jobs, or none.')
        : error,
    ),
  );
  worker.on('exit', () => fail(new Error('a thread has ended early')));
  return {
    isReady: () => isReady,
    busy: () => waiting.length,
    run: (batch) =>
      new Promise((resolve, reject) => {
        if (failed) return reject(failed.error);
        // First: what can't be handed over has no answer that could come.
        worker.postMessage(packBatch(batch));
        waiting.push({ resolve, reject });
      }),
    end: () => worker.terminate(),
  };
};
