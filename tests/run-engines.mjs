// What `npm run test:engines` runs: the browser tests in Chromium, Firefox and WebKit, the example pages in WPE, whose
// WebKit is of 2022; or those of them that COBBLE_ENGINES names (`COBBLE_ENGINES=firefox,webkit`), and then what became
// of them, engine by suite. With `--held` only what is known
// to hold in an engine (`suites-that-hold.mjs`), and with `--minutes 30` folder by folder until that time is over; what
// was left is named. What became of each file, on whatever day it ran, is kept in `.cache/engines`: `--write` makes
// docs/engines.md of it. Arguments go to vitest. On Debian and Ubuntu, as root, it installs what is missing; elsewhere it
// says what that is.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasLockedBrowser, lockedBrowser } from './browsers/locked-browser.mjs';
import { engineTable } from './engine-table.mjs';
import { enginesPage } from './engines-page.mjs';
import { partsOfSuite } from './parts-of-suite.mjs';
import { runVitest, writeCounts } from './run-vitest.mjs';
import { suitesThatHold } from './suites-that-hold.mjs';

/** By engine: a program that it needs, and the package that has it. */
const needed = {
  chromium: [],
  // The oldest version that Cobble supports.
  ...(hasLockedBrowser && { 'chromium-oldest': [] }),
  firefox: [[['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'], 'firefox-esr']],
  webkit: [
    [['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver'],
    [['/usr/bin/xvfb-run'], 'xvfb'],
  ],
  wpe: [
    [['/usr/bin/WPEWebDriver'], 'wpewebkit-driver'],
    [
      ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/wpe-webkit-1.1/MiniBrowser`),
      'libwpewebkit-1.1-0',
    ],
  ],
};
const names = (process.env.COBBLE_ENGINES || Object.keys(needed).join()).split(',');
const unknown = names.filter((name) => !needed[name]);
if (unknown.length) {
  console.error(`COBBLE_ENGINES: ${unknown.join(', ')} is no engine: write some of ${Object.keys(needed).join(', ')}.`);
  process.exit(1);
}

const missing = () =>
  names
    .flatMap((name) => needed[name])
    .filter(([places]) => !places.some((place) => existsSync(place)))
    .map(([, name]) => name);
const install = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
if (missing().length && process.getuid?.() === 0) {
  install('update');
  install('install', '--yes', '--no-install-recommends', ...missing());
}
if (missing().length) {
  console.error(
    `These packages are missing: ${missing().join(', ')}. Install them: apt-get install ${missing().join(' ')}`,
  );
  process.exit(1);
}

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
/** Vitest's results of a run, none where it left no report. */
const resultsOf = (name) => read(at(`.cache/${name}-results.json`))?.testResults ?? [];
/** These results, with the newer ones in the place of those of the same files. */
const instead = (results, newer) => [
  ...results.filter((one) => !newer.some((other) => other.name === one.name)),
  ...newer,
];
/** Where an engine's last result of each file is kept. */
const kept = (name) => at(`.cache/engines/${name}.json`);
const keptOf = (name) => (read(kept(name))?.testResults ?? []).filter((one) => existsSync(one.name));
mkdirSync(at('.cache/engines'), { recursive: true });

const given = process.argv.slice(2);
const take = (flag) => given.includes(flag) && given.splice(given.indexOf(flag), 1).length > 0;
const isHeld = take('--held');
const isWritten = take('--write');
const minutesAt = given.indexOf('--minutes');
const minutes = minutesAt < 0 ? Infinity : Number(given.splice(minutesAt, 2)[1]);
if (!(minutes > 0)) {
  console.error('--minutes takes a number: --minutes 30');
  process.exit(1);
}

// Empty counts as unset (tests/browser/find-browser.ts).
const chosenBrowser = process.env.PUPPETEER_EXECUTABLE_PATH ?? '';
const until = Date.now() + minutes * 60_000;
const counts = { passed: 0, failed: 0 };
const reports = [];
const left = [];
for (const name of names) {
  console.log(`\n${name}`);
  process.env.COBBLE_ENGINE = name.replace('-oldest', '');
  process.env.PUPPETEER_EXECUTABLE_PATH = name === 'chromium-oldest' ? await lockedBrowser('oldest') : chosenBrowser;
  const start = Date.now();
  const suites = isHeld || name === 'wpe' ? suitesThatHold[name] : given.length ? [] : suitesThatHold.chromium;
  // In one run the files of all folders fill the time in which others wait.
  const runs = minutes < Infinity ? partsOfSuite(suites) : [{ path: suites.join(' '), files: suites }];
  const report = { engine: name, testResults: [] };
  reports.push(report);
  for (const { path, files } of runs) {
    if (Date.now() > until) {
      left.push(`${name} ${path}`);
      continue;
    }
    const { passed, failed } = runVitest(`engine-${name}`, [
      '--project=browser',
      // What fails twice fails in that engine, and each try may take as long as a test may.
      ...(name === 'chromium' ? [] : ['--retry=1']),
      ...files,
      ...given,
    ]);
    counts.passed += passed;
    counts.failed += failed;
    // What ran once more, alone, takes the place of what was before.
    const results = instead(resultsOf(`engine-${name}`), resultsOf(`engine-${name}-again`));
    report.testResults.push(...results);
    report.minutes = Math.ceil((Date.now() - start) / 60_000);
    // After each part: what stops a run of an hour leaves what it has done. With an option of vitest's a file may be run
    // in part.
    if (given.some((one) => one.startsWith('-'))) continue;
    writeFileSync(kept(name), JSON.stringify({ engine: name, testResults: instead(keptOf(name), results) }));
  }
}
const times = reports.map(({ engine, minutes }) => `${engine} ${minutes ?? 0} min`);
console.log(`\n${engineTable(reports)}\n\n${times.join(', ')}`);
if (left.length) console.log(`Not run, for the ${minutes} minutes were over: ${left.join(', ')}`);
if (isWritten) {
  const all = Object.keys(needed).map((name) => ({ engine: name, testResults: keptOf(name) }));
  writeFileSync(
    at('docs/engines.md'),
    enginesPage(
      all,
      partsOfSuite(suitesThatHold.chromium).flatMap(({ files }) => files),
    ),
  );
}
writeCounts('engines', counts);
process.exitCode = counts.failed ? 1 : 0;
