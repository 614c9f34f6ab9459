// What `npm run test:engines` runs: the browser tests in Chromium, Firefox and WebKit, the example pages in WPE, whose
// WebKit is of 2022; or those of them that COBBLE_ENGINES names (`COBBLE_ENGINES=firefox,webkit`), and then what became
// of them, engine by suite. With `--held` only what is known
// to hold in an engine (`suites-that-hold.mjs`), and with `--minutes 30` folder by folder until that time is over; what
// was left is named. Arguments go to vitest. On Debian and Ubuntu, as root, it installs what
// is missing; elsewhere it says what that is.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engineTable } from './engine-table.mjs';
import { partsOfSuite } from './parts-of-suite.mjs';
import { runVitest, writeCounts } from './run-vitest.mjs';
import { suitesThatHold } from './suites-that-hold.mjs';

/** By engine: a program that it needs, and the package that has it. */
const needed = {
  chromium: [],
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

/** Vitest's report of a run, an empty one where it left none. */
const report = (name) => {
  const path = fileURLToPath(new URL(`../.cache/${name}-results.json`, import.meta.url));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { testResults: [] };
};

const given = process.argv.slice(2);
const isHeld = given.includes('--held');
if (isHeld) given.splice(given.indexOf('--held'), 1);
const at = given.indexOf('--minutes');
const minutes = at < 0 ? Infinity : Number(given.splice(at, 2)[1]);
if (!(minutes > 0)) {
  console.error('--minutes takes a number: --minutes 30');
  process.exit(1);
}

const until = Date.now() + minutes * 60_000;
const counts = { passed: 0, failed: 0 };
const reports = {};
const times = [];
const left = [];
for (const name of names) {
  console.log(`\n${name}`);
  process.env.COBBLE_ENGINE = name;
  const start = Date.now();
  const suites = isHeld ? suitesThatHold[name] : given.length ? [] : suitesThatHold.chromium;
  // In one run the files of all folders fill the time in which others wait.
  const runs = minutes < Infinity ? partsOfSuite(suites) : [{ path: suites.join(' '), files: suites }];
  reports[name] = { testResults: [] };
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
    const { testResults: again } = report(`engine-${name}-again`);
    const { testResults: first } = report(`engine-${name}`);
    reports[name].testResults.push(...first.filter((one) => !again.some((other) => other.name === one.name)), ...again);
  }
  times.push(`${name} ${Math.ceil((Date.now() - start) / 60_000)} min`);
}
console.log(`\n${engineTable(reports)}\n\n${times.join(', ')}`);
if (left.length) console.log(`Not run, for the ${minutes} minutes were over: ${left.join(', ')}`);
writeCounts('engines', counts);
process.exitCode = counts.failed ? 1 : 0;
