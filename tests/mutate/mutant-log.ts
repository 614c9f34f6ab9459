import { appendFileSync, closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

/**
 * One line of the log, about one test and some mutants: it reaches them, loading its modules does, it failed with them, it passed with them, it is
 * too slow to try them in this round, its file has to begin afresh with them; or it fails by itself.
 */
export interface Entry {
  readonly kind: 'reached' | 'loaded' | 'noticed' | 'passed' | 'slow' | 'again' | 'failed';
  readonly test: string;
  readonly ids: readonly string[];
}

/** What the workers know of each other's mutants: a file that each of them appends to, a line at a time. */
export class MutantLog {
  readonly noticed = new Map<string, string>();
  readonly reached = new Set<string>();
  readonly loaded = new Set<string>();
  /** Per test, the mutants with which it passed. */
  readonly passed = new Map<string, Set<string>>();
  /** Per test, what the next run of its file begins with. */
  readonly again = new Map<string, string[]>();
  /** Per mutant, how many tests passed with it. */
  readonly tries = new Map<string, number>();
  /** Per file, how many mutants its broadest test reaches. */
  readonly breadths = new Map<string, number>();
  readonly slow = new Set<string>();
  readonly failed = new Set<string>();
  private length = 0;

  constructor(private readonly path: string) {}

  /** @returns this, with all lines that have been written by now */
  read(): this {
    const size = existsSync(this.path) ? statSync(this.path).size : 0;
    if (size <= this.length) return this;
    const bytes = Buffer.alloc(size - this.length);
    const file = openSync(this.path, 'r');
    readSync(file, bytes, 0, bytes.length, this.length);
    closeSync(file);
    // Another worker may be in the middle of a line.
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
    if (kind === 'again') this.again.set(test, [...ids]);
    if (kind === 'reached') {
      const file = test.split(' > ')[0] ?? '';
      this.breadths.set(file, Math.max(this.breadths.get(file) ?? 0, ids.length));
      for (const id of ids) this.reached.add(id);
    }
    if (kind === 'loaded') for (const id of ids) this.loaded.add(id);
    if (kind === 'noticed') for (const id of ids) this.noticed.set(id, test);
    if (kind === 'passed') for (const id of ids) this.tries.set(id, (this.tries.get(id) ?? 0) + 1);
    if (kind === 'passed') this.passed.set(test, new Set([...(this.passed.get(test) ?? []), ...ids]));
  }
}
