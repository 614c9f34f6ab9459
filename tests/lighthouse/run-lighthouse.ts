import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Report } from './report';

const run = promisify(execFile);

/** By `npx`, not among the dependencies: it brings 150 packages. The last version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const flags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // With it Chromium sometimes shows a page's first frame only after one or two whole seconds, also of a page without
  // any script; Lighthouse then counts everything that has come meanwhile as needed for the largest paint.
  '--disable-features=PaintHolding',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Lighthouse's report of a page, as on a phone: a slow processor, slow 4G.
 *
 * @param browser the path of Chromium
 * @throws Error where it cannot be installed, or does not end well
 */
export const runLighthouse = async (url: string, browser: string): Promise<Report> => {
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json'],
      ...['--only-categories=performance,accessibility,best-practices', `--chrome-flags=${flags.join(' ')}`],
    ],
    { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: browser } },
  );
  return JSON.parse(stdout) as Report;
};
