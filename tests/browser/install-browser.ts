import { createRequire } from 'node:module';
import { installPackage } from './install-package';
import { runToEnd } from './run-to-end';

/**
 * Tries to bring a Chromium onto this machine: as root on Debian from its packages, which come with the libraries that
 * a browser needs, and else by puppeteer's own download. What they print goes to stderr. Says nothing about success:
 * the caller looks again.
 */
export const installBrowser = (): void => {
  console.error('No Chromium was found: installing one for the tests.');
  if (installPackage('chromium')) return;
  // The download is skipped at `npm ci`; asked for by name it is done.
  const puppeteer = createRequire(import.meta.url).resolve('puppeteer/lib/cjs/puppeteer/node/cli.js');
  runToEnd(process.execPath, [puppeteer, 'browsers', 'install', 'chrome']);
};
