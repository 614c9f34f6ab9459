import { appendFileSync, closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

/**
 * A test result.
 *
 * - `reached`: the test runs the code of these mutants
 * - `loaded`: modules run the code of these mutants while they load
 * - `noticed`: the test failed with these mutants
 * - `passed`: the test passed with these mutants
 * - `slow`: the test is too slow for this round
 * - `repeat`: the test's file must restart and try these mutants first
 * - `failed`: the test fails without any mutant
 */
export interface Entry {
  readonly kind: 'reached' | 'loaded' | 'noticed' | 'passed' | 'slow' | 'repeat' | 'failed';
  readonly test: string;
  readonly ids: readonly string[];
}

/** The shared results of all workers: a file to which each worker appends lines. */
export class MutantLog {
  readonly noticed = new Map<string, string>();
  readonly reached = new Set<string>();
  readonly loaded = new Set<string>();
  /** Keyed by test: the mutants with which it passed. */
  readonly passed = new Map<string, Set<string>>();
  /** Keyed by test: the mutants to run the test with first when the test's file restarts. */
  readonly repeat = new Map<string, string[]>();
  /** Keyed by mutant: the number of tests that passed with it. */
  readonly attempts = new Map<string, number>();
  /** Keyed by file: the largest number of mutants that one test reaches. */
  readonly breadths = new Map<string, number>();
  readonly slow = new Set<string>();
  readonly failed = new Set<string>();
  private length = 0;

  constructor(private readonly path: string) {}

  read(): this {
    const size = existsSync(this.path) ? statSync(this.path).size : 0;
    if (size <= this.length) return this;
    const bytes = Buffer.alloc(size - this.length);
    const file = openSync(this.path, 'r');
    readSync(file, bytes, 0, bytes.length, this.length);
    closeSync(file);
    const end = bytes.lastIndexOf('\n') + 1;
    this.length += end;
    for (const line of bytes.toString('utf8', 0, end).split('\n')) if (line) this.add(JSON.parse(line));
    return this;
  }

  write(entry: Entry) {
    appendFileSync(this.path, `${JSON.stringify(entry)}\n`);
  }

  private add({ kind, test, ids }: Entry) {
    if (kind === 'failed') this.failed.add(test);
    if (kind === 'slow') this.slow.add(test);
    if (kind === 'repeat') this.repeat.set(test, [...ids]);
    if (kind === 'reached') {
      const file = test.split(' > ')[0] ?? '';
      this.breadths.set(file, Math.max(this.breadths.get(file) ?? 0, ids.length));
      for (const id of ids) this.reached.add(id);
    }
    if (kind === 'loaded') for (const id of ids) this.loaded.add(id);
    if (kind === 'noticed') for (const id of ids) this.noticed.set(id, test);
    if (kind === 'passed') for (const id of ids) this.attempts.set(id, (this.attempts.get(id) ?? 0) + 1);
    if (kind === 'passed') this.passed.set(test, new Set([...(this.passed.get(test) ?? []), ...ids]));
  }
}
