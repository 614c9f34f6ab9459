// `npm run mutate [PATH…]` makes small changes (mutants) to the source, one at a time. A test must notice each mutant.
// Default: all folders in source-folders.ts. With `--quick`, at most 60 quick tests try a mutant, because slower tests
// take most of the time and seldom notice more. `--sample 200` tries only 200 mutants. `--seed 2` chooses others.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { folderOf } from './folder-of';
import { instrument } from './instrument';
import { MutantLog } from './mutant-log';
import { sampleMutants } from './sample-mutants';
import { printScores } from './scores';
import { sourceFolders } from './source-folders';
import { readStoredResults, writeStoredResults } from './stored-results';

const LOG = resolve('.cache/mutants.jsonl');
/**
 * Maximum duration of a test in ms, for each round. The first round only finds the mutants that each test reaches. In
 * the second, the quickest tests try their mutants. Later, slower tests try the remaining mutants.
 */
const ROUNDS = [-1, 30, 300, 3000, 30_000];
const QUICK_ROUNDS = 3;
const QUICK_ATTEMPTS = 60;
/** Stop if no test ends in this time. */
const TIMEOUT_MS = 240_000;
/** Maximum restarts of a test file whose mutants leave state behind. */
const MAX_RESTARTS = 25;

// Set NODE_ENV, as vitest's own command does. Without it, Linaria's unevaluated `css` throws in areas and widgets.
process.env.NODE_ENV ??= 'test';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
  },
});
const isQuick = values.quick;
const files = (positionals.length ? positionals : Object.keys(sourceFolders)).flatMap(sourcesOf);
const { texts, mutants: allMutants } = await instrument(files);
const sampleSize = Number(values.sample);
if (!(sampleSize > 0)) throw new Error(`--sample ${values.sample} isn't a positive number. Fix: --sample 200`);
const mutants = sampleMutants(allMutants, sampleSize, values.seed);
mkdirSync('.cache', { recursive: true });
rmSync(LOG, { force: true });
const log = new MutantLog(LOG);
for (const [test, ids] of readStoredResults(mutants)) log.write({ kind: 'noticed', test, ids });

/**
 * First runs the test files that reach the fewest mutants, because such files are about the mutated code. Other files
 * notice mutants by chance.
 */
class NarrowestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    const breadth = (file: string) => log.breadths.get(relative('.', file)) ?? 0;
    return specifications.sort((one, other) => breadth(one.moduleId) - breadth(other.moduleId));
  }
}

/** Mutants keyed by test folder. Mutants that source-folders.ts doesn't cover have the key '': all tests try them. */
const owned: Record<string, string[]> = {};
for (const { id, file } of mutants) {
  const folderName = Object.keys(sourceFolders).find((one) => file.startsWith(`${one}/`));
  for (const folder of (folderName && sourceFolders[folderName]) || ['']) {
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
const watch = setInterval(giveUp, TIMEOUT_MS);
let seen = 0;
for (const slowest of ROUNDS.slice(0, isQuick ? QUICK_ROUNDS : undefined)) {
  vitest.provide('mutantLog', LOG);
  vitest.provide('slowest', slowest);
  vitest.provide('maxAttempts', isQuick ? QUICK_ATTEMPTS : Number.POSITIVE_INFINITY);
  vitest.provide('owned', owned);
  let left = all;
  for (let round = 0; round < MAX_RESTARTS && left.length; round++) {
    console.log(
      `tests of up to ${Math.max(slowest, 0)} ms: ${left.length} files, ${log.read().noticed.size} of ${mutants.length} noticed`,
    );
    log.repeat.clear();
    await vitest.start(left);
    left = [...new Set([...log.read().repeat.keys()].map((test) => resolve(test.split(' > ')[0] ?? '')))];
  }
  writeStoredResults(mutants, log.read());
  const slow = [...log.slow];
  if (!slow.length) break;
  all.splice(0, all.length, ...new Set(slow.map((test) => resolve(test.split(' > ')[0] ?? ''))));
  log.slow.clear();
}
clearInterval(watch);
await vitest.close();
process.exitCode = printScores(mutants, log) ? 0 : 1;

/**
 * If the log hasn't grown since the last call, stores the results and exits, because `RepeatRunner` can't stop an
 * endless loop that contains no mutated code.
 */
function giveUp() {
  const size = existsSync(LOG) ? statSync(LOG).size : 0;
  if (size > seen) {
    seen = size;
    return;
  }
  writeStoredResults(mutants, log.read());
  printScores(mutants, log);
  console.error(
    `No test ended for ${TIMEOUT_MS / 1000} s: a mutant loops. Fix: run it again; the results so far are stored.`,
  );
  process.exit(1);
}

/**
 * Omits styles and descriptions, which are data. Omits the markup (`.tsx`) of areas and widgets, because browser tests
 * cover it.
 */
function sourcesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const isMarkup = /^src\/(areas|widgets)\/.*(\.tsx|\/examples\/[^/]+)$/;
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path.replace(/\/$/, '')}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(style|widget)\.ts$|-texts\.ts$|\/icons\//.test(name))
    .filter((name) => !isMarkup.test(name))
    .sort();
}
