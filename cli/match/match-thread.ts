import { parentPort, workerData } from 'node:worker_threads';
import { createColors } from 'picocolors';
import { matchBatch } from './match-batch';
import type { ThreadStart } from './thread-start';

// One thread of `cobble match --jobs`: it gets URLs, and answers with lines and counts, in the same order.

// Of `match-in-threads.ts`, which alone starts this file.
const { task, colour, columns } = workerData as ThreadStart;
const problems: string[] = [];
const run = matchBatch(task, { columns, paint: { out: createColors(colour), err: createColors(colour) } }, (sentence) =>
  problems.push(sentence),
);
parentPort?.postMessage(problems);
parentPort?.on('message', (urls: string[]) => {
  const result = run(urls);
  // The bytes go over without being copied.
  parentPort?.postMessage(result, [result.out.buffer]);
});
