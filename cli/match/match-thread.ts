import { parentPort, workerData } from 'node:worker_threads';
import { createColors } from 'picocolors';
import { matchBatch } from './match-batch';
import type { PackedBatch } from './pack-batch';
import type { ThreadStart } from './thread-start';
import { unpackBatch } from './unpack-batch';

// One thread of `cobble match --jobs`: it gets URLs, and answers with lines and counts, in the same order.

// Of `match-in-threads.ts`, which alone starts this file.
const { task, colour, columns } = workerData as ThreadStart;
const problems: string[] = [];
const run = matchBatch(task, { columns, paint: { out: createColors(colour), err: createColors(colour) } }, (sentence) =>
  problems.push(sentence),
);
parentPort?.postMessage(problems);
parentPort?.on('message', (batch: PackedBatch) => {
  const result = run(unpackBatch(batch));
  // The bytes go over without being copied.
  parentPort?.postMessage(result, [result.out.buffer]);
});
