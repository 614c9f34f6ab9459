import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer';
import { installBrowser } from './install-browser';
import { installPackage } from './install-package';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
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
 * A Chromium to test in: the environment's (`PUPPETEER_EXECUTABLE_PATH`, `CHROME_PATH`), the system's, the one in
 * puppeteer's cache, or else one that is installed now.
 *
 * @param kind a headless shell is the same engine without the browser around it, and takes three quarters of the time;
 *   where there is none the whole browser is found
 * @returns the path of its program
 * @throws Error that says in one line what to install
 */
export const findBrowser = (kind: 'headless shell' | 'whole' = 'whole'): string => {
  const chosen = named();
  if (chosen) return chosen;
  if (kind === 'headless shell') {
    const shell = standingShell() ?? (installPackage('chromium-headless-shell') ? standingShell() : undefined);
    if (shell) return shell;
  }
  const found = standing();
  if (found) return found;
  installBrowser();
  const installed = standing();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found, and none could be installed: install one (Debian and Ubuntu: `apt-get install chromium`; elsewhere: `npx puppeteer browsers install chrome`), or name it in PUPPETEER_EXECUTABLE_PATH.',
  );
};

/** A browser that was named is the one: another in its place would hide the mistake. */
const named = () => {
  for (const key of ['PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH']) {
    const path = process.env[key];
    if (path && !existsSync(path))
      throw new Error(`${key} names ${path}, and there is no such file: mend it or unset it.`);
    if (path) return path;
  }
  return undefined;
};

const standing = () => firstThatRuns([...onPath(names), ...usualPlaces(), ...cached(true)]);

const standingShell = () => firstThatRuns([...onPath(shells), ...cached('shell')]);

const firstThatRuns = (paths: readonly string[]) => paths.find((path) => existsSync(path) && runs(path));

const onPath = (programs: readonly string[]) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));

const usualPlaces = (): string[] => {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((key) => process.env[key])
      .filter((root) => !!root);
    return roots.flatMap((root) => [
      join(root!, 'Google/Chrome/Application/chrome.exe'),
      join(root!, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  }
  return ['/snap/bin/chromium'];
};

/** What `npx puppeteer browsers install` has brought. */
const cached = (headless: true | 'shell') => {
  try {
    // Asked for by a name, it looks for the system's Google Chrome instead.
    return [puppeteer.executablePath({ headless })];
  } catch {
    return [];
  }
};

/** A program may stand there and not start: Ubuntu's `chromium-browser` only says where the snap is. */
const runs = (path: string) => {
  // On Windows `--version` opens a window instead.
  if (process.platform === 'win32') return true;
  try {
    return /\d+\.\d+\.\d+/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000 }),
    );
  } catch {
    return false;
  }
};
