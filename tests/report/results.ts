import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Each part of a full run, keyed by the name of its results: a command, and what this command tests. */
const FULL_RUNS = {
  test: ['npm test', 'each behaviour once'],
  all: ['npm run test:all', 'every combination, React and Preact, the package'],
  'all-tagged': ['npm run test:all', 'rare cases and slow tests'],
  'all-combinations': ['npm run test:all', 'every combination in a browser'],
  'all-oldest': ['npm run test:all', 'all browser tests in the oldest supported Chromium'],
  'engine-wpe': ['npm run test:all', 'the fallbacks in an unsupported browser'],
  'engine-firefox': ['npm run test:all', 'a short list in Firefox'],
  'engine-webkit': ['npm run test:all', 'a short list in WebKit'],
} as const;

export type TestState = 'passed' | 'failed' | 'not run';

export interface TestResult {
  /** Relative to the checkout. */
  readonly file: string;
  /** The titles of the `describe` blocks and of the test. Empty for a file that failed before its first test. */
  readonly title: string;
  readonly state: TestState;
  /** The first line of the failure. */
  readonly reason: string;
}

export interface Run {
  readonly command: string;
  readonly what: string;
  readonly commit: string;
  readonly isChanged: boolean;
  /** In ms since 1970. */
  readonly started: number;
  readonly minutes: number;
  readonly node: string;
  readonly system: string;
  readonly cpus: string;
  readonly memoryGiB: number;
  readonly browsers: readonly string[];
  readonly tests: readonly TestResult[];
}

/** The results in `.cache/results`, as vitest's `json` reporter and `runVitest` write them. */
interface Stored {
  readonly startTime: number;
  readonly testResults: readonly StoredFile[];
  readonly run?: Pick<Run, 'commit' | 'isChanged' | 'node' | 'system' | 'cpus' | 'memoryGiB' | 'browsers'>;
}

interface StoredFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** @returns the runs with stored results, and descriptions of the other runs */
export const readRuns = (root: string): { runs: Run[]; missing: string[] } => {
  const runs: Run[] = [];
  const missing: string[] = [];
  for (const [name, [command, what]] of Object.entries(FULL_RUNS)) {
    const file = join(root, '.cache/results', `${name}.json`);
    const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : undefined;
    if (stored?.run) runs.push(runOf(stored, { root, command, what, info: stored.run }));
    else missing.push(what);
  }
  return { runs, missing };
};

const runOf = (
  { startTime, testResults }: Stored,
  { root, command, what, info }: { root: string; command: string; what: string; info: NonNullable<Stored['run']> },
): Run => ({
  ...info,
  command,
  what,
  started: startTime,
  minutes: Math.ceil((Math.max(startTime, ...testResults.map(({ endTime }) => endTime)) - startTime) / 60_000),
  browsers: info.browsers.map(browserName),
  tests: testResults.flatMap((file) => testsOf(file, root)),
});

/** Turns `HeadlessChrome/153.0` and `firefox/128.0` into `Chrome 153.0` and `Firefox 128.0`. */
const browserName = (version: string): string =>
  version
    .replace(/^Headless/, '')
    .replace('/', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

const testsOf = ({ name, status, message, assertionResults }: StoredFile, root: string): TestResult[] => {
  const file = relative(root, name).replaceAll('\\', '/');
  const tests = assertionResults.map(({ fullName, status, failureMessages }) => ({
    file,
    title: fullName.trim(),
    state: stateOf(status),
    reason: firstLine(failureMessages?.[0]),
  }));
  if (status !== 'failed' || tests.some(({ state }) => state === 'failed')) return tests;
  return [...tests, { file, title: '', state: 'failed', reason: firstLine(message) }];
};

const stateOf = (status: string): TestState => (status === 'passed' || status === 'failed' ? status : 'not run');

const firstLine = (text = ''): string => text.split('\n', 1)[0]?.slice(0, 300) ?? '';

/** The results of the tests that a document names. */
export interface Evidence {
  readonly state: TestState;
  readonly passed: number;
  readonly failed: readonly TestResult[];
  /** Where the tests ran: browsers, or `Node 20.20.2`. */
  readonly where: readonly string[];
}

const isBrowserTest = (file: string): boolean => /\/browser\/|^tests\/soak\//.test(file);

/**
 * @param reference a test file, or `tests/a.test.ts: words of the title`; `%s` matches any words
 */
export const evidenceOf = (reference: string, runs: readonly Run[]): Evidence => {
  const { file, title } = parseReference(reference);
  const found = runs.map((run) => ({
    run,
    tests: run.tests.filter((test) => test.file === file && (test.title === '' || title.test(test.title))),
  }));
  const tests = found.flatMap(({ tests }) => tests);
  const passed = tests.filter(({ state }) => state === 'passed').length;
  const failed = tests.filter(({ state }) => state === 'failed');
  const places = found
    .filter(({ tests }) => tests.some(({ state }) => state !== 'not run'))
    .flatMap(({ run }) => (isBrowserTest(file) ? run.browsers : `Node ${run.node}`));
  return { state: stateOfCounts(passed, failed.length), passed, failed, where: [...new Set(places)] };
};

const stateOfCounts = (passed: number, failed: number): TestState => {
  if (failed) return 'failed';
  return passed ? 'passed' : 'not run';
};

/** Splits a reference into the file and an expression for the titles of its tests. */
export const parseReference = (reference: string): { file: string; words: string; title: RegExp } => {
  const [file = '', words = ''] = reference.split(/: (.*)/);
  const title = words
    .split(/%[sdifjo]|\$\w+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*');
  return { file, words, title: new RegExp(title) };
};
