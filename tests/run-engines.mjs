// What `npm run test:engines` runs: the browser tests in Chromium, Firefox and WebKit, or in those that COBBLE_ENGINES
// names (`COBBLE_ENGINES=firefox,webkit`). Arguments go to vitest. On Debian and Ubuntu, as root, it installs what is
// missing; elsewhere it says what that is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runVitest, writeCounts } from './run-vitest.mjs';

/** By engine: a program that it needs, and the package that has it. */
const needed = {
  chromium: [],
  firefox: [[['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'], 'firefox-esr']],
  webkit: [
    [['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver'],
    [['/usr/bin/xvfb-run'], 'xvfb'],
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

const given = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
for (const name of names) {
  console.log(`\n${name}`);
  process.env.COBBLE_ENGINE = name;
  const { passed, failed } = runVitest(`engine-${name}`, [
    '--project=browser',
    '--reporter=./tests/browser/engines/needs-reporter.mjs',
    ...(given.length ? given : ['tests/browser', 'tests/wire/browser']),
  ]);
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  counts.passed += passed;
  counts.failed += failed;
}
writeCounts('engines', counts);
process.exitCode = counts.failed ? 1 : 0;
