import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
mkdirSync(`${root}.cache`, { recursive: true });

/** Runs a script of a package on the checkout. @returns whether it ended well */
export const run = (script, args) =>
  spawnSync(process.execPath, [`${root}node_modules/${script}`, ...args], { cwd: root, stdio: 'inherit' }).status === 0;

/** Leaves what was counted in `.cache/NAME-counts.txt`, for .ci/run. */
export const writeCounts = (name, { passed, failed }) =>
  writeFileSync(`${root}.cache/${name}-counts.txt`, `${passed} passed, ${failed} failed\n`);

/** A browser's tests: what they see depends on what else the machine has to do. */
const inBrowser = /\/tests\/(?:browser|wire\/browser|soak|fuzz\/browser)\//;

/** More failed files than this are no accident of a busy machine. */
const FURTHER_TRIES = 6;

/**
 * Runs vitest with these arguments, and counts. What was left of a run before goes first. A few files of browser tests
 * that failed run once more, alone, when everything else is done; the output names them either way.
 *
 * @returns how many tests passed and failed
 */
export const runVitest = (name, args) => {
  rmSync(`${root}.cache/${name}-counts.txt`, { force: true });
  rmSync(`${root}.cache/${name}-again-results.json`, { force: true });
  const first = runOnce(name, args);
  if (!first.files.length || first.files.length > FURTHER_TRIES || !first.files.every((file) => inBrowser.test(file)))
    return told(first);
  told(first);
  console.log(`\nA further try of ${first.files.length === 1 ? 'the file' : 'the files'} that failed:`);
  const projects = args.filter((arg) => arg.startsWith('--project'));
  const again = runOnce(`${name}-again`, [...projects, ...first.files]);
  const mended = first.failed - again.failed;
  if (mended > 0) console.log(`Passed at a further try: ${mended}. Look at them before they fail for good.`);
  return { passed: first.passed + Math.max(0, mended), failed: again.failed };
};

const runOnce = (name, args) => {
  const results = `${root}.cache/${name}-results.json`;
  rmSync(results, { force: true });
  const ended = run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...args,
  ]);
  return count(results, ended);
};

/** Names what failed at the end of the output, where somebody looks first. */
const told = (result) => {
  for (const line of result.lines) console.log(line);
  return result;
};

/**
 * A file that fails before its first test, and a run that fails with every test green (a setup, a stray rejection),
 * count as one each.
 */
const count = (results, ended) => {
  let report;
  try {
    report = JSON.parse(readFileSync(results, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, files: [], lines: ['FAILED the run itself: it left no report.'] };
  }
  const files = [];
  const lines = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status !== 'failed' && !tests.length) continue;
    files.push(name);
    const short = name.replace(root, '');
    if (!tests.length) lines.push(`FAILED ${short}: ${firstLine(message)}`);
    for (const test of tests) lines.push(`FAILED ${short} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  }
  const failed = lines.length || (ended ? 0 : 1);
  if (!lines.length && !ended) lines.push('FAILED the run itself: every test passed, see its errors above.');
  return { passed: report.numPassedTests, failed, files, lines };
};

const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 300);
