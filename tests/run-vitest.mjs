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

/** Runs vitest with these arguments, and counts. What was left of a run before goes first. */
export const runVitest = (name, args) => {
  const results = `${root}.cache/${name}-results.json`;
  for (const file of [results, `${root}.cache/${name}-counts.txt`]) rmSync(file, { force: true });
  const ended = run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...args,
  ]);
  return count(results, ended);
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
    return { passed: 0, failed: 1 };
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed || (ended ? 0 : 1) };
};
