import { parentPort, workerData } from 'node:worker_threads';
import { createColors } from 'picocolors';
import { matchBatch } from './match-batch';
import type { PackedBatch } from './pack-batch';
import type { ThreadStart } from './thread-start';
import { unpackBatch } from './unpack-batch';

/**
 * One thread of `cobble match --jobs`: it gets URLs, and answers with lines and counts, in the same order. For a thread
 * that `match-in-threads.ts` has started.
 */
export const matchThread = (): void => {
  // That file alone starts one.
  const { task, colour, columns } = workerData as ThreadStart;
  const problems: string[] = [];
  const paint = { out: createColors(colour), err: createColors(colour) };
  const run = matchBatch(task, { columns, paint }, (sentence) => problems.push(sentence));
  parentPort?.postMessage(problems);
  parentPort?.on('message', (batch: PackedBatch) => {
    const result = run(unpackBatch(batch));
    // The bytes go over without being copied.
    parentPort?.postMessage(result, [result.out.buffer]);
  });
};
