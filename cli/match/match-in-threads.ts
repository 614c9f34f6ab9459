import { Worker } from 'node:worker_threads';
import { CliError } from '../io/cli-error';
import { codeOf } from '../io/code-of';
import type { Io } from '../io/io';
import type { BatchResult, MatchTask } from './match-batch';
import { packBatch } from './pack-batch';
import type { ThreadStart } from './thread-start';
import type { UrlBatch } from './urls/url-batch';

/** Batches that are on their way for each thread: one is worked on, one waits. What is read ahead stays small. */
const AHEAD = 2;

/**
 * A thread starts as the command line itself does, from its sources as from a bundle, and `cli/main.ts` sees that it is
 * one. A bundler has nothing to know but that `cli/cobble.mjs` stays where it is, seen from this source.
 */
const START = new URL('../cobble.mjs', import.meta.url);

/** A thread that takes batches one after the other, and answers in their order. */
interface Thread {
  busy: number;
  /** What the page refuses of the config, in words. */
  problems: Promise<string[]>;
  run(batch: UrlBatch): Promise<BatchResult>;
  end(): Promise<unknown>;
}

/**
 * Does {@link matchBatch} in threads; what comes out is the same, and in the same order. When the batches end with an
 * error, what came before it comes out first.
 *
 * @param jobs threads at most, from 1; each is started when there is something to do for it
 * @param refused told of each pattern that the page refuses, before the first result
 */
export async function* matchInThreads(
  batches: AsyncIterable<UrlBatch>,
  task: MatchTask,
  { jobs, io, refused }: { jobs: number; io: Pick<Io, 'paint' | 'columns'>; refused: (sentence: string) => void },
): AsyncGenerator<BatchResult> {
  const start: ThreadStart = { task, colour: io.paint.out.isColorSupported, columns: io.columns };
  const first = startThread(start);
  const threads = [first];
  const onTheirWay: Promise<BatchResult>[] = [];
  let failure: { error: unknown } | undefined;
  let isLost = false;
  /** What comes after a result that is lost is not written: it would stand in its place. */
  const inTurn = async (result: Promise<BatchResult>): Promise<BatchResult> => {
    try {
      return await result;
    } catch (error) {
      isLost = true;
      throw error;
    }
  };
  try {
    for (const sentence of await first.problems) refused(sentence);
    try {
      for await (const batch of batches) {
        const result = freeThread(threads, jobs, start).run(batch);
        // It is awaited later, and rejected perhaps before that.
        result.catch(() => undefined);
        onTheirWay.push(result);
        const next = onTheirWay.length >= jobs * AHEAD ? onTheirWay.shift() : undefined;
        if (next) yield await inTurn(next);
      }
    } catch (error) {
      failure = { error };
    }
    if (!isLost) for (const result of onTheirWay) yield await result;
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
  if (failure) throw failure.error;
}

/** One with nothing to do, else a new one, else the one with the least to do. */
const freeThread = (threads: Thread[], jobs: number, start: ThreadStart): Thread => {
  let [best] = threads;
  for (const thread of threads) if (!best || thread.busy < best.busy) best = thread;
  if (best && (best.busy === 0 || threads.length >= jobs)) return best;
  const thread = startThread(start);
  threads.push(thread);
  return thread;
};

const startThread = (start: ThreadStart): Thread => {
  const worker = new Worker(START, { workerData: start, execArgv: [] });
  const waiting: { resolve(message: unknown): void; reject(error: unknown): void }[] = [];
  let failed: { error: unknown } | undefined;
  const answer = <T>(): Promise<T> => {
    const promise = new Promise<T>((resolve, reject) => {
      if (failed) reject(failed.error);
      // A thread sends nothing but what it is asked for: first its problems, then a result for each batch.
      else waiting.push({ resolve: resolve as (message: unknown) => void, reject });
    });
    // Of most threads nobody asks for the problems: they are the first one's.
    promise.catch(() => undefined);
    return promise;
  };
  const fail = (error: unknown): void => {
    failed ??= { error };
    for (const { reject } of waiting.splice(0)) reject(failed.error);
  };
  worker.on('message', (message) => waiting.shift()?.resolve(message));
  worker.on('error', (error) =>
    fail(
      codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new CliError('a thread has run out of memory', 'Give a smaller --jobs, or none.')
        : error,
    ),
  );
  worker.on('exit', () => fail(new Error('a thread has ended early')));
  const thread: Thread = {
    busy: 0,
    problems: answer(),
    run: async (batch) => {
      thread.busy++;
      worker.postMessage(packBatch(batch));
      try {
        return await answer<BatchResult>();
      } finally {
        thread.busy--;
      }
    },
    end: () => worker.terminate(),
  };
  return thread;
};
