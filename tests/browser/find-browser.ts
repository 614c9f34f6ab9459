import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer';
import { hasLockedBrowser, lockedBrowser } from '../browsers/locked-browser.mjs';
import { runWithTimeout } from './run-with-timeout';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/**
 * Finds a Chromium for the tests: from `PUPPETEER_EXECUTABLE_PATH` or `CHROME_PATH`; on Linux x64 the locked one;
 * elsewhere the system's or puppeteer's, which is installed if necessary.
 *
 * @returns the path of the executable
 * @throws Error with what to install
 */
export const findBrowser = async (): Promise<string> => {
  const chosen = named();
  if (chosen) return chosen;
  if (hasLockedBrowser) return lockedBrowser('newest');
  const path = installed() ?? download();
  if (path) return path;
  throw new Error(
    'No Chromium was found, and none could be downloaded. Fix: `npx puppeteer browsers install chrome`, or name one in PUPPETEER_EXECUTABLE_PATH.',
  );
};

/** Throws if a configured browser is missing, so that the mistake is visible. */
const named = () => {
  for (const key of ['PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH']) {
    const path = process.env[key];
    if (path && !existsSync(path))
      throw new Error(`${key} names ${path}, which doesn't exist. Fix: correct or unset it.`);
    if (path) return path;
  }
  return undefined;
};

const installed = () =>
  [...onPath(), ...usualPlaces(), ...downloaded()].find((path) => existsSync(path) && starts(path));

const download = () => {
  // `npm ci` doesn't download puppeteer's browser (.puppeteerrc.cjs), so download it here.
  const cli = createRequire(import.meta.url).resolve('puppeteer/lib/cjs/puppeteer/node/cli.js');
  runWithTimeout(process.execPath, [cli, 'browsers', 'install', 'chrome']);
  return installed();
};

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

const usualPlaces = (): string[] => {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform !== 'win32') return ['/snap/bin/chromium'];
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((key) => process.env[key] || []);
  return roots.flatMap((root) => [
    join(root, 'Google/Chrome/Application/chrome.exe'),
    join(root, 'Microsoft/Edge/Application/msedge.exe'),
  ]);
};

const downloaded = () => {
  try {
    return [puppeteer.executablePath({ headless: true })];
  } catch {
    return [];
  }
};

/** Returns whether a browser starts. Ubuntu's `chromium-browser` may only print which snap to install. */
const starts = (path: string) => {
  // On Windows, `--version` opens a window, so assume that the browser starts.
  if (process.platform === 'win32') return true;
  try {
    return /\d+\.\d+\.\d+/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000 }),
    );
  } catch {
    return false;
  }
};
