import { parentPort, workerData } from 'node:worker_threads';
import { createColors } from 'picocolors';
import { matchBatch } from './match-batch';
import type { PackedBatch } from './pack-batch';
import type { ThreadStart } from './start-thread';
import { unpackBatch } from './unpack-batch';

/**
 * One thread of `cobble match --jobs`: it gets URLs, and answers with lines and counts, in the same order. For a thread
 * that `match-in-threads.ts` has started.
 */
export const matchThread = (): void => {
  // That file alone starts one.
  const { task, colour, columns } = workerData as ThreadStart;
  const paint = { out: createColors(colour), err: createColors(colour) };
  // What the page refuses is told by the main thread, which works on batches too.
  const run = matchBatch(task, { columns, paint }, () => undefined);
  // Says that it has started.
  parentPort?.postMessage(undefined);
  parentPort?.on('message', (batch: PackedBatch) => {
    const result = run(unpackBatch(batch));
    // The bytes go over without being copied.
    parentPort?.postMessage(result, [result.out.buffer]);
  });
};
