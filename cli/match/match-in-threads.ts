import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Io } from '../io/io';
import type { BatchResult, MatchTask } from './match-batch';
import { matchBatch } from './match-batch';
import type { MatchThread } from './start-thread';
import { startThread } from './start-thread';
import { unpackBatch } from './unpack-batch';
import type { UrlBatch } from './urls/url-batch';

/** Batches that are on their way to each thread: one is worked on, the others wait, so that it never does. */
const AHEAD = 4;

/** Results for each thread that may wait for one before them. */
const WAITING = 6;

/** What comes of a batch, in the batches' order. */
interface Pending {
  result: BatchResult | Promise<BatchResult>;
  isDone: boolean;
}

/**
 * Does {@link matchBatch} in several threads, of which this is one: it works on what the others are too busy for, so that
 * nothing waits until they have started. What comes out is the same, and in the same order. When the batches end with
 * an error, what came before it comes out first.
 *
 * @param jobs threads, with this one, from 2; the others are started when there is a second batch
 * @param refused told of each pattern that the page refuses, before the first result
 */
export async function* matchInThreads(
  batches: AsyncIterable<UrlBatch>,
  task: MatchTask,
  { jobs, io, refused }: { jobs: number; io: Pick<Io, 'paint' | 'columns'>; refused: (sentence: string) => void },
): AsyncGenerator<BatchResult> {
  const runHere = matchBatch(task, io, refused);
  const threads: MatchThread[] = [];
  const pending: Pending[] = [];
  let failure: { error: unknown } | undefined;
  const untilFailure = async function* (): AsyncGenerator<UrlBatch> {
    try {
      yield* batches;
    } catch (error) {
      failure = { error };
    }
  };
  let isFirst = true;
  try {
    for await (const batch of untilFailure()) {
      if (!isFirst && threads.length === 0)
        for (let others = jobs - 1; others > 0; others--)
          threads.push(startThread({ task, colour: io.paint.out.isColorSupported, columns: io.columns }));
      isFirst = false;
      const thread = freeThread(threads);
      if (thread) pending.push(follow(thread.run(batch)));
      else {
        pending.push({ result: runHere(unpackBatch(batch)), isDone: true });
        // The others' results come in between.
        await nextTurn();
      }
      for (let head = pending[0]; head && (head.isDone || pending.length >= jobs * WAITING); head = pending[0]) {
        pending.shift();
        yield await head.result;
      }
    }
    for (const { result } of pending) yield await result;
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
  if (failure) throw failure.error;
}

/** Of those that can take another batch, the one with the least to do. */
const freeThread = (threads: readonly MatchThread[]): MatchThread | undefined => {
  let best: MatchThread | undefined;
  for (const thread of threads) if (thread.isReady() && thread.busy() < (best ? best.busy() : AHEAD)) best = thread;
  return best;
};

const follow = (result: Promise<BatchResult>): Pending => {
  const pending: Pending = { result, isDone: false };
  const done = (): void => {
    pending.isDone = true;
  };
  // An error is awaited in its turn, and comes perhaps before that.
  result.then(done, done);
  return pending;
};
