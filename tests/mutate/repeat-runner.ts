import { relative } from 'node:path';
import type { RunnerTestCase } from 'vitest';
import { inject, TestRunner } from 'vitest';
import { folderOf } from './folder-of';
import { type Entry, MutantLog } from './mutant-log';

const switches = {
  activeMutant: undefined as string | undefined,
  hitCount: 0,
  hitLimit: 0,
  mutantCoverage: {
    static: {} as Record<string, number>,
    perTest: {} as Record<string, Record<string, number>>,
  },
  /** How often this attempt has reached mutated code. A count above `mostSteps` suggests an endless loop. */
  steps: 0,
  mostSteps: Number.POSITIVE_INFINITY,
  testRuns: false,
  get currentTestId() {
    if (++this.steps > this.mostSteps) throw new Error('A mutant seems to loop for ever.');
    return this.testRuns ? TEST : undefined;
  },
};
const TEST = 'the test that runs';
const NEXT = [{ message: 'There is another try.' }];
Object.assign(globalThis, { __stryker__: switches });

declare module 'vitest' {
  interface ProvidedContext {
    mutantLog: string;
    slowest: number;
    /** If this many tests passed with a mutant, no other test tries it. */
    maxAttempts: number;
    /** Mutants keyed by test folder. All tests try those with the key ''. */
    owned: Record<string, string[]>;
  }
}

/**
 * Runs each test first without mutants, to find the mutants that it reaches, and then once with each of these mutants.
 * All runs share a worker and its modules: a test takes milliseconds, but a new worker takes seconds.
 *
 * A mutant may leave state behind. So a test that fails with a mutant has a control run without mutants. If the control
 * run passes, the mutant is detected. If the control run fails, too, the state is damaged: the file restarts in a new
 * worker. The mutant is then detected only if no other mutant had run since the last run without mutants.
 */
export default class RepeatRunner extends TestRunner {
  private readonly log = new MutantLog(inject('mutantLog'));
  private readonly slowest = inject('slowest');
  private readonly maxAttempts = inject('maxAttempts');
  private readonly owned = inject('owned');
  private queue: string[] = [];
  private hits: Record<string, number> = {};
  private mutant: string | undefined;
  /** A mutant with which the test failed, perhaps because of state that another mutant left behind. */
  private suspect: string | undefined;
  private clean = true;
  private invalidated = false;
  private hasTried = false;
  private startTime = 0;
  private mostSteps = 0;
  private loaded = 0;

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test);
    if (this.invalidated) test.mode = 'skip';
    // The test runs once without mutants, then once with each mutant. vitest counts the runs with mutants as retries.
    test.repeats = 1;
    test.retry = 0;
  }

  override onBeforeTryTask(test: RunnerTestCase, attempts = { retry: 0, repeats: 0 }) {
    super.onBeforeTryTask(test);
    if (attempts.repeats === 0) {
      switches.mutantCoverage.perTest[TEST] = {};
      switches.testRuns = true;
      switches.steps = 0;
      switches.mostSteps = Number.POSITIVE_INFINITY;
      this.startTime = performance.now();
      return;
    }
    if (!test.retry) throw new Error('This test has no mutant to try.');
    switches.hitCount = 0;
    switches.hitLimit = this.mutant ? 100 * (this.hits[this.mutant] ?? 1) + 1000 : 0;
    switches.steps = 0;
    switches.mostSteps = this.mostSteps;
    switches.activeMutant = this.mutant;
    this.hasTried = true;
  }

  async onAfterRetryTask(test: RunnerTestCase, { repeats }: { retry: number; repeats: number }) {
    switches.activeMutant = undefined;
    switches.testRuns = false;
    switches.mostSteps = Number.POSITIVE_INFINITY;
    const failed = test.result?.state === 'fail';
    if (repeats === 0) return this.begin(test, failed);
    if (this.mutant) {
      if (failed && this.clean) this.write(test, { kind: 'noticed', ids: [this.mutant] });
      else if (failed) this.suspect = this.mutant;
      else this.write(test, { kind: 'passed', ids: [this.mutant] });
      this.clean = false;
      this.mutant = failed ? undefined : this.next();
      return failed || this.mutant ? this.goOn(test) : this.end(test);
    }
    if (!test.retry) return this.end(test);
    // The test failed with a mutant before, so this attempt was the control run without mutants.
    if (failed) {
      this.write(test, { kind: 'repeat', ids: this.suspect ? [this.suspect] : [] });
      this.invalidated = true;
      return this.end(test);
    }
    if (this.suspect) this.write(test, { kind: 'noticed', ids: [this.suspect] });
    this.suspect = undefined;
    this.clean = true;
    this.mutant = this.next();
    return this.mutant ? this.goOn(test) : this.end(test);
  }

  /** A test that fails without a mutant, or is slow, doesn't try any mutants. */
  private begin(test: RunnerTestCase, failed: boolean) {
    const took = performance.now() - this.startTime;
    this.mostSteps = 20 * switches.steps + 10_000;
    this.hits = switches.mutantCoverage.perTest[TEST] ?? {};
    const own = this.ownOf(test);
    const reached = Object.keys(this.hits).filter((id) => own.has(id));
    this.queue = [];
    this.clean = true;
    this.suspect = undefined;
    this.mutant = undefined;
    test.retry = 0;
    // Mutants of an earlier test may have left state in a module, so restart the file.
    if (failed && this.hasTried) {
      this.write(test, { kind: 'repeat', ids: [] });
      this.invalidated = true;
      return;
    }
    if (failed) return this.write(test, { kind: 'failed', ids: [] });
    const loaded = Object.keys(switches.mutantCoverage.static);
    if (loaded.length > this.loaded) this.write(test, { kind: 'loaded', ids: loaded });
    this.loaded = loaded.length;
    this.write(test, { kind: 'reached', ids: reached });
    if (!reached.length) return;
    if (took > this.slowest) return this.write(test, { kind: 'slow', ids: reached });
    const known = this.log.read();
    const done = known.passed.get(this.nameOf(test));
    const first = known.repeat.get(this.nameOf(test)) ?? [];
    this.queue = [...first, ...reached.filter((id) => !first.includes(id))].filter((id) => !done?.has(id));
    this.mutant = this.next();
    // Retry until `end` marks the last attempt.
    if (this.mutant) test.retry = Number.POSITIVE_INFINITY;
  }

  private next() {
    const { noticed, attempts } = this.log.read();
    let id = this.queue.shift();
    while (id !== undefined && (noticed.has(id) || (attempts.get(id) ?? 0) >= this.maxAttempts))
      id = this.queue.shift();
    return id;
  }

  private goOn(test: RunnerTestCase) {
    if (!test.result) return;
    test.result.state = 'fail';
    test.result.errors = NEXT as never;
  }

  private end(test: RunnerTestCase) {
    if (!test.result) return;
    test.result.state = 'pass';
    delete test.result.errors;
  }

  private write(test: RunnerTestCase, entry: Pick<Entry, 'kind' | 'ids'>) {
    this.log.write({ ...entry, test: this.nameOf(test) });
  }

  private ownOf(test: RunnerTestCase): ReadonlySet<string> {
    const folder = folderOf(relative(process.cwd(), test.file.filepath));
    return new Set([...(this.owned[folder] ?? []), ...(this.owned[''] ?? [])]);
  }

  private nameOf(test: RunnerTestCase): string {
    const names = [test.name];
    for (let { suite } = test; suite; suite = suite.suite) names.unshift(suite.name);
    return `${relative(process.cwd(), test.file.filepath)} > ${names.join(' > ')}`;
  }
}
