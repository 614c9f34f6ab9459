import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInfo } from './run-info.mjs';

/** The path of the checkout, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param {string} script a path in node_modules
 * @param {Record<string, string>} [env] added to the environment
 * @returns {boolean} whether it exited with 0
 */
export const runScript = (script, args, env = {}) =>
  spawnSync(process.execPath, [`${root}node_modules/${script}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

/**
 * Runs vitest, and lists the failures at the end of the output.
 *
 * @param {string} name identifies the results in `.cache/results`, which `npm run report` reads
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {{ passed: number, failed: number, testResults: any[] }} vitest's results by file, and their sums
 */
export const runVitest = (name, args, env) => {
  mkdirSync(`${root}.cache/results`, { recursive: true });
  const file = `${root}.cache/results/${name}.json`;
  const browsers = `${root}.cache/results/${name}.browsers.txt`;
  for (const old of [file, browsers]) rmSync(old, { force: true });
  const info = runInfo(root);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const isOk = runScript('vitest/vitest.mjs', ['run', ...reporters, ...args], {
    ...env,
    COBBLE_BROWSERS_FILE: browsers,
  });
  const report = read(file);
  if (report) writeFileSync(file, JSON.stringify({ ...report, run: { ...info, browsers: linesOf(browsers) } }));
  const testResults = report?.testResults ?? [];
  const failures = testResults.flatMap(failuresOf);
  if (!report) failures.push('the run itself: it left no report.');
  else if (!isOk && !failures.length) failures.push('the run itself: every test passed, see its errors above.');
  for (const failure of failures) console.log(`FAILED ${failure}`);
  return { passed: report?.numPassedTests ?? 0, failed: failures.length, testResults };
};

const linesOf = (file) =>
  existsSync(file) ? [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))].sort() : [];

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const failuresOf = ({ name, status, message, assertionResults }) => {
  const file = name.replace(root, '');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && !failed.length) return [`${file}: ${firstLine(message)}`];
  return failed.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
};

const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 300);
