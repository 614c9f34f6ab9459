import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Tries to bring a Chromium onto this machine: as root on Debian from its packages, which come with the libraries that
 * a browser needs, and else by puppeteer's own download. What they print goes to stderr. Says nothing about success:
 * the caller looks again.
 */
export const installBrowser = (): void => {
  console.error('No Chromium was found: installing one for the tests.');
  if (isDebianRoot() && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return;
  // The download is skipped at `npm ci`; asked for by name it is done.
  const puppeteer = createRequire(import.meta.url).resolve('puppeteer/lib/cjs/puppeteer/node/cli.js');
  run(process.execPath, [puppeteer, 'browsers', 'install', 'chrome']);
};

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    // Without a network a download may hang for good.
    timeout: 300_000,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
