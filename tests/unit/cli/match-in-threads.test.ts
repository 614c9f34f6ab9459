// @vitest-environment node
// Interface 9: how `cobble match --jobs` shares batches among threads, with threads that answer when a test says so.
// That real ones write the same bytes for every number of them is in match-jobs.test.ts.
import { setImmediate as settle } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { CliError } from '../../../cli/io/cli-error';
import type { BatchResult, MatchTask } from '../../../cli/match/match-batch';
import { matchInThreads } from '../../../cli/match/match-in-threads';
import { testIo } from './support';

interface FakeThread {
  readonly start: URL;
  readonly options: unknown;
  /** The batches it was given. */
  readonly given: unknown[];
  ended: boolean;
  tell(name: 'message' | 'error' | 'exit', what?: unknown): void;
}

const started = vi.hoisted(() => [] as FakeThread[]);
vi.mock('node:worker_threads', () => ({
  Worker: class implements FakeThread {
    readonly given: unknown[] = [];
    ended = false;
    private readonly listeners = new Map<string, (what: unknown) => void>();
    constructor(
      readonly start: URL,
      readonly options: unknown,
    ) {
      started.push(this);
    }
    on(name: string, listener: (what: unknown) => void) {
      this.listeners.set(name, listener);
    }
    postMessage(batch: unknown) {
      this.given.push(batch);
    }
    async terminate() {
      this.ended = true;
      this.tell('exit');
    }
    tell(name: string, what?: unknown) {
      this.listeners.get(name)?.(what);
    }
  },
}));

const task: MatchTask = {
  experiments: [],
  assigned: [],
  switches: { enable: [], disable: [], disableAll: false },
  format: 'json',
};
const resultOf = (all: number): BatchResult => ({
  all,
  matched: 0,
  broken: 0,
  by: new Map(),
  out: new TextEncoder().encode(`${all}\n`),
});

/** Batches `a`, `b`, … of one URL each; `read` counts those that were asked for. */
const letters = (count: number, error?: Error) => {
  const source = { read: 0, closed: false };
  const texts = async function* () {
    try {
      for (; source.read < count; ) yield [String.fromCharCode(97 + source.read++)];
      if (error) throw error;
    } finally {
      source.closed = true;
    }
  };
  return { source, texts: texts() };
};

/** Goes through the results; what came out is in `seen` as it comes, and the error, if any, in `error`. */
const follow = (
  texts: AsyncIterable<readonly string[]>,
  jobs: number,
  { colour = false, columns = 80, most = Number.POSITIVE_INFINITY } = {},
) => {
  const seen: number[] = [];
  const told: string[] = [];
  const { io } = testIo('', { columns, colour });
  const run = { seen, told, error: undefined as unknown, done: false };
  const end = (async () => {
    try {
      for await (const { all } of matchInThreads(texts, task, { jobs, io, refused: (text) => told.push(text) })) {
        seen.push(all);
        if (seen.length >= most) break;
      }
    } catch (error) {
      run.error = error;
    }
    run.done = true;
  })();
  return Object.assign(run, { end });
};

const thread = (index: number): FakeThread => {
  const found = started[index];
  if (!found) throw new Error(`There is no thread ${index}.`);
  return found;
};
const given = () => started.map((one) => one.given);
/** Each thread says that the page refuses nothing. */
const begin = async (problems: readonly string[] = []) => {
  thread(0).tell('message', problems);
  await settle();
  for (const other of started.slice(1)) other.tell('message', []);
  await settle();
};
const answer = async (index: number, all: number) => {
  thread(index).tell('message', resultOf(all));
  await settle();
};

beforeEach(() => {
  started.length = 0;
});

it('starts a thread as the command line starts, with the task and how text is drawn, and without the flags of node', async () => {
  const run = follow(letters(0).texts, 2, { colour: true, columns: 33 });
  expect(thread(0).start.href).toMatch(/\/cli\/cobble\.mjs$/);
  expect(thread(0).options).toEqual({ workerData: { task, colour: true, columns: 33 }, execArgv: [] });
  await begin();
  await run.end;
});

it('tells what the page refuses before any batch is worked on', async () => {
  const { texts, source } = letters(1);
  const run = follow(texts, 2);
  await settle();
  expect([run.told, source.read]).toEqual([[], 0]);
  await begin(['x1: one', 'x2: two']);
  expect([run.told, given()]).toEqual([['x1: one', 'x2: two'], [['a']]]);
  await answer(0, 1);
  await run.end;
  expect([run.seen, run.error]).toEqual([[1], undefined]);
});

it('starts no second thread for one batch, and never more threads than jobs', async () => {
  const one = follow(letters(1).texts, 3);
  await begin();
  expect(given()).toEqual([['a']]);
  await answer(0, 1);
  await one.end;

  started.length = 0;
  const many = follow(letters(9).texts, 2);
  await begin();
  expect(started).toHaveLength(2);
  for (let index = 0; !many.done; index++) await answer(index % 2, index);
  expect(many.seen).toHaveLength(9);
  expect(started).toHaveLength(2);
});

it('gives a free thread the next batch before it starts another', async () => {
  const { texts } = letters(2);
  const slow = async function* () {
    for await (const batch of texts) {
      yield batch;
      await answer(0, 1);
    }
  };
  const run = follow(slow(), 2);
  await begin();
  await run.end;
  expect(given()).toEqual([['a', 'b']]);
});

it('gives a batch to the thread with the least to do', async () => {
  const run = follow(letters(6).texts, 2);
  await begin();
  expect(given()).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
  // The second is done with all that it had; the first with what lets the list go on.
  await answer(1, 2);
  await answer(1, 4);
  await answer(0, 1);
  expect(given()).toEqual([
    ['a', 'c', 'f'],
    ['b', 'd', 'e'],
  ]);
  await answer(0, 3);
  await answer(0, 6);
  await answer(1, 5);
  await run.end;
  expect(run.seen).toEqual([1, 2, 3, 4, 5, 6]);
});

it('gives results in the order of the batches, whichever thread is done first', async () => {
  const run = follow(letters(3).texts, 3);
  await begin();
  expect(given()).toEqual([['a'], ['b'], ['c']]);
  await answer(2, 3);
  await answer(1, 2);
  expect(run.seen).toEqual([]);
  await answer(0, 1);
  await run.end;
  expect(run.seen).toEqual([1, 2, 3]);
});

it('reads two batches a thread ahead, and no more until a result has come', async () => {
  const { texts, source } = letters(20);
  const run = follow(texts, 2, { most: 1 });
  await begin();
  expect(source.read).toBe(4);
  await answer(1, 2);
  expect(source.read).toBe(4);
  await answer(0, 1);
  await run.end;
  expect([run.seen, source.read]).toEqual([[1], 4]);
});

it('ends its threads and closes the list when nobody wants more', async () => {
  const { texts, source } = letters(20);
  const run = follow(texts, 2, { most: 1 });
  await begin();
  await answer(0, 1);
  await run.end;
  expect(started.map(({ ended }) => ended)).toEqual([true, true]);
  expect([source.closed, run.error]).toEqual([true, undefined]);
});

it('gives what came before the error of a list, and then the error', async () => {
  const error = new Error('no such file');
  const run = follow(letters(2, error).texts, 2);
  await begin();
  await answer(1, 2);
  expect([run.seen, run.done]).toEqual([[], false]);
  await answer(0, 1);
  await run.end;
  expect([run.seen, run.error]).toEqual([[1, 2], error]);
  expect(started.every(({ ended }) => ended)).toBe(true);
});

it('gives nothing after a result that is lost, and the error of its thread', async () => {
  const error = new Error('a thread broke');
  const run = follow(letters(20).texts, 2);
  await begin();
  await answer(1, 2);
  thread(0).tell('error', error);
  await run.end;
  expect([run.seen, run.error]).toEqual([[], error]);
});

it('gives the first error where the end of its thread follows', async () => {
  const error = new Error('a thread broke');
  const run = follow(letters(2).texts, 2);
  await begin();
  thread(0).tell('error', error);
  thread(0).tell('exit');
  await run.end;
  expect(run.error).toBe(error);
});

it('says that a thread has ended early, also where it had nothing to do', async () => {
  const early = follow(letters(1).texts, 2);
  thread(0).tell('exit');
  await early.end;
  expect(early.error).toEqual(new Error('a thread has ended early'));
  expect(given().flat()).toEqual([]);

  started.length = 0;
  const later = follow(
    (async function* () {
      yield ['a'];
      await answer(0, 1);
      thread(0).tell('exit');
      yield ['b'];
    })(),
    2,
  );
  await begin();
  await later.end;
  expect([later.seen, later.error]).toEqual([[1], new Error('a thread has ended early')]);
});

it('says what to do where a thread has run out of memory', async () => {
  const run = follow(letters(1).texts, 2);
  await begin();
  thread(0).tell('error', Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
  await run.end;
  expect(run.error).toBeInstanceOf(CliError);
  expect(run.error).toEqual(new CliError('a thread has run out of memory', 'Give a smaller --jobs, or none.'));
});
