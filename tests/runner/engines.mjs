import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hasLockedBrowser, lockedBrowser } from '../browsers/locked-browser.mjs';
import { engineTable } from './engine-table.mjs';
import { enginesPage } from './engines-page.mjs';
import { root, runVitest } from './run-vitest.mjs';

const WPE = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/wpe-webkit-1.1/MiniBrowser`);

/** Each engine's vitest project, and the programs that it needs from Debian packages. */
const engines = {
  chromium: { project: 'all-browser', packages: {} },
  ...(hasLockedBrowser && { 'chromium-oldest': { project: 'all-browser', packages: {} } }),
  firefox: {
    project: 'browser',
    packages: { 'firefox-esr': ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'] },
  },
  webkit: {
    project: 'browser',
    packages: { 'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'], xvfb: ['/usr/bin/xvfb-run'] },
  },
  wpe: {
    project: 'all-wpe',
    packages: { 'wpewebkit-driver': ['/usr/bin/WPEWebDriver'], 'libwpewebkit-1.1-0': WPE },
  },
};

const engineNames = () => Object.keys(engines);

/**
 * Runs an engine's tests. As root on Debian, installs the engine first.
 *
 * @param {readonly string[]} args the arguments for vitest; without files, every browser test runs
 * @param {string} results the results' name in `.cache/results`
 */
export const runEngine = async (name, args = [], results = `engine-${name}`) => {
  const missing = install(engines[name].packages);
  if (missing.length) {
    const list = missing.join(' ');
    console.log(`FAILED ${name}: packages are missing. Fix: apt-get install ${list}`);
    return { passed: 0, failed: 1, testResults: [] };
  }
  const env = { COBBLE_ENGINE: name.replace('-oldest', '') };
  if (name === 'chromium-oldest') env.PUPPETEER_EXECUTABLE_PATH = await lockedBrowser('oldest');
  return runVitest(results, [`--project=${engines[name].project}`, ...args], env);
};

const install = (packages) => {
  const missing = () => Object.keys(packages).filter((name) => !packages[name].some((path) => existsSync(path)));
  if (missing().length && process.getuid?.() === 0) {
    apt('update');
    apt('install', '--yes', '--no-install-recommends', ...missing());
  }
  return missing();
};

const apt = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Runs the tests of one or more engines. `.cache/engines` stores the last result of each file.
 *
 * @param {readonly string[]} args `--engine NAMES`, separated by commas; `--write`, which writes docs/engines.md from
 *   the stored results; the rest is for vitest
 */
export const runEngines = async (args) => {
  const { names, isWritten, rest } = readArguments(args);
  const sums = { passed: 0, failed: 0 };
  const reports = [];
  for (const name of names) {
    console.log(`\n${name}`);
    const start = Date.now();
    const { passed, failed, testResults } = await runEngine(name, rest, 'part');
    sums.passed += passed;
    sums.failed += failed;
    reports.push({ engine: name, testResults, minutes: Math.ceil((Date.now() - start) / 60_000) });
    // Options may restrict the run to parts of files, so store no results.
    if (!rest.some((arg) => arg.startsWith('-'))) store(name, testResults);
  }
  const times = reports.map(({ engine, minutes }) => `${engine} ${minutes} min`);
  console.log(`\n${engineTable(reports)}\n\n${times.join(', ')}`);
  if (isWritten) writePage();
  return sums;
};

const readArguments = (args) => {
  const rest = [...args];
  const isWritten = rest.includes('--write');
  if (isWritten) rest.splice(rest.indexOf('--write'), 1);
  const at = rest.indexOf('--engine');
  const list = at < 0 ? process.env.COBBLE_ENGINES : rest.splice(at, 2)[1];
  const names = list ? list.split(',') : engineNames();
  const unknown = names.filter((name) => !engines[name]);
  if (!unknown.length) return { names, isWritten, rest };
  console.error(`Unknown engine: ${unknown.join(', ')}. Fix: use some of ${engineNames().join(', ')}.`);
  process.exit(1);
};

const stored = (name) => {
  const file = `${root}.cache/engines/${name}.json`;
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).testResults.filter((one) => existsSync(one.name));
};

const store = (name, newer) => {
  const older = stored(name).filter((one) => !newer.some((other) => other.name === one.name));
  mkdirSync(`${root}.cache/engines`, { recursive: true });
  writeFileSync(
    `${root}.cache/engines/${name}.json`,
    JSON.stringify({ engine: name, testResults: [...older, ...newer] }),
  );
};

const writePage = () => {
  const reports = engineNames().map((name) => ({ engine: name, testResults: stored(name) }));
  writeFileSync(`${root}docs/engines.md`, enginesPage(reports, browserTests()));
};

/** @returns {string[]} relative to the checkout */
const browserTests = () =>
  readdirSync(`${root}tests`, { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\/browser\/.*\.test\.ts$/.test(path) && !path.endsWith('.all.test.ts'))
    .sort();
