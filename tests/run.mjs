// The test runner. Each tier is a script of package.json:
//
//   npm test                       each behaviour once, in the newest Chromium
//   npm run test:all               every combination; all browser tests in the oldest supported Chromium; the package,
//                                  React and Preact; a short list in the other engines
//   npm run test:nightly           every engine, long fuzz and soak runs, mutations, content systems, contracts
//
//   npm test -- --changed          tests that the uncommitted changes can break; --changed=main compares with main
//   npm test -- --browser PATH     in another Chromium
//   npm run test:nightly -- --part fuzz --seed 42
//                                  one part of the tier, with its own arguments
//
// Other arguments go to vitest. The last line has the counts, which are also in .cache/test-counts.txt.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasLockedBrowser, lockedBrowser } from './browsers/locked-browser.mjs';
import { changedFiles, chooseTests, readSources } from './runner/changed.mjs';
import { runEngine } from './runner/engines.mjs';
import { parts } from './runner/nightly.mjs';
import { lintProse } from './runner/prose-lint.mjs';
import { root, runScript, runVitest } from './runner/run-vitest.mjs';

const COUNTS = `${root}.cache/test-counts.txt`;
const RESULTS = `${root}.cache/results`;
/** Omits rare cases and slow tests (see `tags` in vitest.config.ts). */
const WITHOUT_RARE = '--tags-filter=!all';
const SHORT_LIST = ['tests/browser/engines.test.ts', 'tests/browser/host-pages.test.ts'];

const takeValue = (args, option) => {
  const at = args.indexOf(option);
  if (at < 0) return undefined;
  const [, value] = args.splice(at, 2);
  if (value) return value;
  console.error(`${option} has no value.`);
  process.exit(1);
};

const countsOf = (name, isOk, fix = '') => {
  console.log(isOk ? `${name}: passed.` : `${name}: FAILED, see above.${fix}`);
  return { passed: Number(isOk), failed: Number(!isOk) };
};

/** @param {readonly string[]} paths the paths to lint. Default: everything */
const checks = (paths = []) => [
  countsOf(
    'Type check',
    runScript('typescript/bin/tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json']),
  ),
  countsOf(
    'Lint',
    runScript('@biomejs/biome/bin/biome', ['check', '--no-errors-on-unmatched', ...paths]),
    ' Fix: `npm run lint -- --fix`',
  ),
  countsOf('Prose', lintProse()),
];

const vitest = (args, name = 'part') => {
  const projects = args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=!all-*'];
  return runVitest(name, [...projects, ...args]);
};

const filesWithTag = () =>
  Object.entries(readSources())
    .filter(([path, text]) => /\.test\.tsx?$/.test(path) && text.includes("tags: 'all'"))
    .map(([path]) => path);

const runTest = (args) => {
  const option = args.find((arg) => /^--changed(=|$)/.test(arg));
  const namesFiles = args.some((arg) => !arg.startsWith('-'));
  if (!args.length) return runWhole();
  if (!option) return [...checks(), vitest(namesFiles ? args : [WITHOUT_RARE, ...args])];
  args.splice(args.indexOf(option), 1);
  return runChanged(option.split('=')[1], args);
};

const runWhole = () => {
  // Removes old results, so that a report doesn't mix them with new ones.
  rmSync(RESULTS, { recursive: true, force: true });
  return [...checks(), vitest([WITHOUT_RARE], 'test')];
};

const runChanged = (since, args) => {
  const changed = changedFiles(since);
  const reasons = chooseTests(changed, readSources());
  if (!reasons) {
    console.log('The settings of the project changed: all of npm test runs.');
    return [...checks(), vitest([WITHOUT_RARE, ...args])];
  }
  for (const [test, why] of reasons) console.log(`${test}: ${why}`);
  console.log(`${changed.length} files changed, ${reasons.size} tests or test files can break.`);
  const results = changed.length ? checks(changed.filter((path) => existsSync(root + path))) : [];
  return reasons.size ? [...results, vitest([WITHOUT_RARE, ...reasons.keys(), ...args])] : results;
};

/** Counts a step that throws as a failure, so that the next ones run. */
const attempt = async (name, step) => {
  console.log(`\n${name}`);
  try {
    return await step();
  } catch (error) {
    console.log(`FAILED ${name}: ${error}`);
    return { passed: 0, failed: 1 };
  }
};

const runAll = async (args, browser) => {
  const combinations = ['unit', 'react', 'compat', 'package', 'browser'].map((name) => `--project=all-${name}`);
  const oldest = browser || !hasLockedBrowser ? {} : { PUPPETEER_EXECUTABLE_PATH: await lockedBrowser('oldest') };
  if (args.length) return [runVitest('part', [...combinations, ...args], oldest)];
  const results = [
    runVitest('all', combinations.slice(0, -1)),
    // Run what `npm test` omitted, in the newest Chromium.
    runVitest('all-tagged', ['--project=!all-*', '--tags-filter=all', ...filesWithTag()]),
    // Run the browser tests of every combination in the newest Chromium, because many of them expect its behaviour.
    runVitest('all-combinations', ['--project=all-browser', '.all.test.ts']),
    runVitest('all-oldest', ['--project=all-browser', '--exclude=**/*.all.test.ts'], oldest),
  ];
  for (const [name, files] of Object.entries({ wpe: [], firefox: SHORT_LIST, webkit: SHORT_LIST }))
    results.push(await attempt(name, () => runEngine(name, files)));
  return results;
};

const runNightly = async (args) => {
  const part = takeValue(args, '--part');
  if (part && !parts[part]) {
    console.error(`Unknown part: ${part}. Fix: use one of ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  if (args.length && !part) {
    console.error('Arguments need a part. Fix: npm run test:nightly -- --part fuzz --seed 42');
    process.exit(1);
  }
  const results = [];
  for (const name of part ? [part] : Object.keys(parts)) results.push(await attempt(name, () => parts[name](args)));
  return results;
};

const tiers = { test: runTest, all: runAll, nightly: runNightly };
const [tier = 'test', ...args] = process.argv.slice(2);
if (!tiers[tier]) {
  console.error(`Unknown tier: ${tier}. Fix: use one of ${Object.keys(tiers).join(', ')}.`);
  process.exit(1);
}
mkdirSync(`${root}.cache`, { recursive: true });
rmSync(COUNTS, { force: true });
const browser = takeValue(args, '--browser');
// npm runs scripts at the top of the checkout.
if (browser) process.env.PUPPETEER_EXECUTABLE_PATH = resolve(process.env.INIT_CWD ?? '.', browser);
const results = await tiers[tier](args, browser);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const counts = `${passed} passed, ${failed} failed`;
writeFileSync(COUNTS, `${counts}\n`);
console.log(counts);
process.exitCode = failed ? 1 : 0;
