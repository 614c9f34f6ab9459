// What `npm test` runs: the type check, then all vitest projects. Arguments go to vitest: `npm test --
// tests/unit/themes`. The counts of both are left in .cache/test-counts.txt for .ci/run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const results = `${root}.cache/test-results.json`;
const counts = `${root}.cache/test-counts.txt`;
mkdirSync(`${root}.cache`, { recursive: true });
for (const file of [results, counts]) rmSync(file, { force: true });

const run = (script, args) =>
  spawnSync(process.execPath, [`${root}node_modules/${script}`, ...args], { cwd: root, stdio: 'inherit' }).status === 0;

const typed = run('typescript/bin/tsc', ['--noEmit']);
console.log(typed ? 'Type check: no errors.' : 'Type check: failed, see above. The tests run all the same.');

const tested = run('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
  ...process.argv.slice(2),
]);
const { passed, failed } = read();
writeFileSync(counts, `${passed + (typed ? 1 : 0)} passed, ${failed + (typed ? 0 : 1)} failed\n`);
process.exitCode = typed && tested && !failed ? 0 : 1;

/**
 * A file that fails before its first test, and a run that fails with every test green (a setup, a stray rejection),
 * count as one each.
 */
function read() {
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
  return { passed: report.numPassedTests, failed: failed || (tested ? 0 : 1) };
}
