// What `npm run mutate [PATH…]` runs: each condition of the source is turned round, and a test has to notice. Without a
// path all rooms are gone through. With `--quick` before the paths a mutant is tried by 60 quick tests at most: what
// they miss is mostly missed by all others, which take most of the time.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { folderOf } from './folder-of';
import { instrument } from './instrument';
import { readKept, writeKept } from './kept';
import { MutantLog } from './mutant-log';
import { rooms } from './rooms';
import { printScores } from './scores';

const LOG = resolve('.cache/mutants.jsonl');
/**
 * First no test tries anything, which says what each reaches; then the quickest do, then slower ones with what is left.
 * Milliseconds.
 */
const ROUNDS = [-1, 30, 300, 3000, 30_000];
const QUICK_ROUNDS = 3;
/** With `--quick`, this many tests try a mutant. */
const QUICK_TRIES = 60;
/** Milliseconds in which at least one test ends. */
const PATIENCE = 240_000;
/** How often a file whose mutants leave something behind begins afresh. */
const AFRESH = 25;

// As vitest's own command does. Linaria's `css` works unevaluated in tests alone, and all of areas and widgets has some.
process.env.NODE_ENV ??= 'test';

const given = process.argv.slice(2).filter((word) => word !== '--quick');
const isQuick = process.argv.includes('--quick');
const files = (given.length ? given : Object.keys(rooms)).flatMap(sourcesOf);
const { texts, mutants } = await instrument(files);
mkdirSync('.cache', { recursive: true });
rmSync(LOG, { force: true });
const log = new MutantLog(LOG);
for (const [test, ids] of readKept(mutants)) log.write({ kind: 'noticed', test, ids });

/** A test that reaches few mutants is about them; one that reaches hundreds notices them by chance, and tries them all. */
class NarrowestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    const breadth = (file: string) => log.breadths.get(relative('.', file)) ?? 0;
    return specifications.sort((one, other) => breadth(one.moduleId) - breadth(other.moduleId));
  }
}

/** Per folder of tests, the mutants that it has to notice; under '' those of no room, which all tests try. */
const owned: Record<string, string[]> = {};
for (const { id, file } of mutants) {
  const room = Object.keys(rooms).find((one) => file.startsWith(`${one}/`));
  for (const folder of (room && rooms[room]) || ['']) {
    owned[folder] ??= [];
    owned[folder].push(id);
  }
}

const vitest = await createVitest(
  'test',
  {
    config: 'tests/mutate/vitest.config.ts',
    watch: false,
    related: files.map((file) => resolve(file)),
    reporters: [],
    sequence: { sequencer: NarrowestFirst },
  },
  {
    plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => texts.get(id.replace(`${resolve('.')}/`, '')) ?? null }],
  },
);
const all = (await vitest.globTestSpecifications())
  .map(({ moduleId }) => moduleId)
  .filter((file) => owned[''] ?? owned[folderOf(relative('.', file))]);
const watch = setInterval(giveUp, PATIENCE);
let seen = 0;
for (const slowest of ROUNDS.slice(0, isQuick ? QUICK_ROUNDS : undefined)) {
  vitest.provide('mutantLog', LOG);
  vitest.provide('slowest', slowest);
  vitest.provide('mostTries', isQuick ? QUICK_TRIES : Number.POSITIVE_INFINITY);
  vitest.provide('owned', owned);
  let left = all;
  for (let round = 0; round < AFRESH && left.length; round++) {
    console.log(
      `tests of up to ${Math.max(slowest, 0)} ms: ${left.length} files, ${log.read().noticed.size} of ${mutants.length} noticed`,
    );
    log.again.clear();
    await vitest.start(left);
    left = [...new Set([...log.read().again.keys()].map((test) => resolve(test.split(' > ')[0] ?? '')))];
  }
  writeKept(mutants, log.read());
  const slow = [...log.slow];
  if (!slow.length) break;
  all.splice(0, all.length, ...new Set(slow.map((test) => resolve(test.split(' > ')[0] ?? ''))));
  log.slow.clear();
}
clearInterval(watch);
await vitest.close();
process.exitCode = printScores(mutants, log) ? 0 : 1;

/** A mutant that loops where nothing counts its steps holds its worker for ever. What is known by then is kept. */
function giveUp() {
  const size = existsSync(LOG) ? statSync(LOG).size : 0;
  if (size > seen) {
    seen = size;
    return;
  }
  writeKept(mutants, log.read());
  printScores(mutants, log);
  console.error(`No test ended for ${PATIENCE / 1000} s: a mutant loops. Run it again: what was noticed is kept.`);
  process.exit(1);
}

/**
 * The sources under a path. Styles and descriptions are data; the catalogue and the eye judge them. Of areas and widgets
 * what is drawn (`.tsx`) is judged by the browser's tests and the journeys, and what decides is here: hooks and logic.
 */
function sourcesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const isDrawn = /^src\/(areas|widgets)\/.*(\.tsx|\/examples\/[^/]+)$/;
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path.replace(/\/$/, '')}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(style|widget)\.ts$|-texts\.ts$|\/icons\//.test(name))
    .filter((name) => !isDrawn.test(name))
    .sort();
}
