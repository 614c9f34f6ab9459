// @vitest-environment node
// Interface 9: how `cobble match --jobs` shares batches with other threads, which answer here when a test says so. That
// real ones write the same bytes for every number of them is in match-jobs.test.ts.
import { setImmediate as settle } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { CliError } from '../../../cli/io/errors';
import type { BatchResult, MatchTask } from '../../../cli/match/match-batch';
import { matchInThreads } from '../../../cli/match/match-in-threads';
import { parseConfig } from '../../../src/experiments/engine/config';
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

/** A list whose batches, of one URL each, come when a test gives them. */
const givenList = () => {
  const waiting: { url?: string; error?: Error }[] = [];
  let wake = (): void => undefined;
  const source = { read: 0, closed: false };
  const texts = async function* () {
    try {
      for (;;) {
        const next = waiting.shift();
        if (next?.error) throw next.error;
        if (next && next.url === undefined) return;
        if (next?.url !== undefined) {
          source.read++;
          yield [next.url];
        } else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } finally {
      source.closed = true;
    }
  };
  const add = async (...more: typeof waiting) => {
    waiting.push(...more);
    wake();
    // One turn for each that is worked on here, and two for what comes of it.
    for (let turns = more.length + 2; turns > 0; turns--) await settle();
  };
  return {
    source,
    texts: texts(),
    /** Gives a batch for each letter. */
    give: (letters: string) => add(...[...letters].map((url) => ({ url }))),
    end: () => add({}),
    fail: (error: Error) => add({ error }),
  };
};

/** Follows a run: where each URL was worked on, in the order in which the results come out, and the error, if any. */
const follow = (
  jobs: number,
  { colour = false, columns = 80, most = Number.POSITIVE_INFINITY, experiments = task.experiments } = {},
) => {
  const list = givenList();
  const { io } = testIo('', { columns, colour });
  const run = { ...list, seen: '', told: [] as string[], error: undefined as unknown, done: false };
  void (async () => {
    try {
      const refused = (text: string) => run.told.push(text);
      for await (const { out } of matchInThreads(list.texts, { ...task, experiments }, { jobs, io, refused })) {
        run.seen += /"url":"(.)"/.exec(new TextDecoder().decode(out))?.[1] ?? new TextDecoder().decode(out);
        if (run.seen.length >= most) break;
      }
    } catch (error) {
      run.error = error;
    }
    run.done = true;
  })();
  return run;
};

const thread = (index: number): FakeThread => {
  const found = started[index];
  if (!found) throw new Error(`There is no thread ${index}.`);
  return found;
};
const given = () => started.map((one) => one.given.join(''));
/** Says that a thread has started. */
const begin = async (index: number) => {
  thread(index).tell('message', undefined);
  await settle();
};
/** A thread answers with a text in place of lines: capitals are from other threads. */
const answer = async (index: number, ...texts: string[]) => {
  for (const text of texts) {
    const result: BatchResult = { all: 1, matched: 0, broken: 0, by: new Map(), out: new TextEncoder().encode(text) };
    thread(index).tell('message', result);
  }
  await settle();
  await settle();
};
/** A run with this thread and another, which has started and was given a batch, `c`, that it works on. */
const withOther = async (options?: Parameters<typeof follow>[1]) => {
  const run = follow(2, options);
  await run.give('ab');
  await begin(0);
  await run.give('c');
  expect([run.seen, given()]).toEqual(['ab', ['c']]);
  return run;
};

beforeEach(() => {
  started.length = 0;
});

it('starts threads as the command line starts, with the task and how text is drawn, and without the flags of node', async () => {
  const run = follow(2, { colour: true, columns: 33 });
  await run.give('ab');
  expect(thread(0).start.href).toMatch(/\/cli\/cobble\.mjs$/);
  expect(thread(0).options).toEqual({ workerData: { task, colour: true, columns: 33 }, execArgv: [] });
});

it('starts none for one batch, and with a second one less than there are jobs: this thread is one', async () => {
  const run = follow(3);
  await run.give('a');
  expect(started).toHaveLength(0);
  await run.give('bcd');
  expect(started).toHaveLength(2);
  await run.end();
  expect([run.seen, run.done, run.error]).toEqual(['abcd', true, undefined]);
});

it('tells what the page refuses before any batch is read, and once', async () => {
  const { experiments } = parseConfig({
    experiments: [{ name: 'slow', flights: { targeting: { domain: 'a.example', url: { include: '^/(a+)+$' } } } }],
  });
  const run = follow(2, { experiments });
  expect([run.told, run.source.read]).toEqual([[expect.stringContaining('slow: ')], 0]);
  await run.give('ab');
  expect(run.told).toHaveLength(1);
});

it('works by itself until another thread has started: nothing waits for that', async () => {
  const run = follow(2);
  await run.give('abcd');
  expect([run.seen, given()]).toEqual(['abcd', ['']]);
  await begin(0);
  await run.give('e');
  expect([run.seen, given()]).toEqual(['abcd', ['e']]);
});

it('hears of other threads between two batches of its own', async () => {
  const run = follow(2);
  await run.give('ab');
  setImmediate(() => thread(0).tell('message', undefined));
  await run.give('cdefgh');
  expect(given()[0]?.length).toBeGreaterThan(0);
  expect(given()[0]).not.toContain('c');
});

it('gives a thread four batches ahead, and works itself on what is more', async () => {
  const run = await withOther();
  await run.give('defgh');
  expect(given()).toEqual(['cdef']);
  await answer(0, 'C');
  expect(run.seen).toBe('ab');
  await run.give('ij');
  expect([run.seen, given()]).toEqual(['abC', ['cdefi']]);
  await answer(0, 'D', 'E', 'F', 'I');
  await run.end();
  expect([run.seen, run.done]).toEqual(['abCDEFghIj', true]);
});

it('gives a batch to the thread with the least to do', async () => {
  const run = follow(3);
  await run.give('ab');
  await begin(0);
  await run.give('cd');
  await begin(1);
  await run.give('efg');
  expect(given()).toEqual(['cdg', 'ef']);
  await answer(0, 'C', 'D', 'G');
  await run.give('hi');
  expect(given()).toEqual(['cdghi', 'ef']);
});

it('gives results in the order of the batches, whichever thread is done first', async () => {
  const run = follow(3);
  await run.give('ab');
  await begin(0);
  await begin(1);
  await run.give('cd');
  expect(given()).toEqual(['c', 'd']);
  await answer(1, 'D');
  await run.give('e');
  expect(run.seen).toBe('ab');
  await answer(0, 'C');
  await run.give('f');
  expect(run.seen).toBe('abCD');
});

it('reads six batches a thread ahead of a result that does not come, and no more until it does', async () => {
  const run = await withOther();
  await run.give('defghijklmnopqrstuvw');
  expect([run.seen, run.source.read, given()]).toEqual(['ab', 14, ['cdef']]);
  await answer(0, 'C');
  expect([run.seen, run.source.read]).toEqual(['abC', 15]);
});

it('ends its threads and closes the list when nobody wants more', async () => {
  const run = await withOther({ most: 3 });
  await answer(0, 'C');
  await run.give('d');
  expect(run.seen).toBe('abC');
  expect([thread(0).ended, run.source.closed, run.done, run.error]).toEqual([true, true, true, undefined]);
});

it('gives what came before the error of a list, and then the error', async () => {
  const error = new Error('no such file');
  const run = await withOther();
  await run.fail(error);
  expect([run.seen, run.done]).toEqual(['ab', false]);
  await answer(0, 'C');
  expect([run.seen, run.error, thread(0).ended]).toEqual(['abC', error, true]);
});

it('gives nothing after a result that is lost, and the error of its thread', async () => {
  const error = new Error('a thread broke');
  const run = await withOther();
  await run.give('defgh');
  thread(0).tell('error', error);
  await run.give('i');
  expect([run.seen, run.error, run.source.closed]).toEqual(['ab', error, true]);
});

it('gives the first error where the end of its thread follows', async () => {
  const error = new Error('a thread broke');
  const run = await withOther();
  thread(0).tell('error', error);
  thread(0).tell('exit');
  await run.end();
  expect(run.error).toBe(error);
});

it('says that a thread has ended early, also where it had nothing to do, or never started', async () => {
  const idle = await withOther();
  await answer(0, 'C');
  thread(0).tell('exit');
  await idle.give('d');
  expect([idle.seen, idle.error]).toEqual(['abC', new Error('a thread has ended early')]);

  started.length = 0;
  const never = follow(2);
  await never.give('ab');
  thread(0).tell('exit');
  await never.give('cd');
  expect([never.seen, never.error, given()]).toEqual(['ab', new Error('a thread has ended early'), ['']]);
});

it('says what to do where a thread has run out of memory', async () => {
  const run = await withOther();
  thread(0).tell('error', Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
  await run.end();
  expect(run.error).toBeInstanceOf(CliError);
  expect(run.error).toEqual(new CliError('a thread has run out of memory', 'Give a smaller --jobs, or none.'));
});
