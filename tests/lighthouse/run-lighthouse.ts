import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolFolder } from '../tools/tool.mjs';
import type { Report } from './report';

const run = promisify(execFile);

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
    process.execPath,
    [
      join(toolFolder('lighthouse'), 'node_modules/lighthouse/cli/index.js'),
      ...[url, '--quiet', '--output=json'],
      ...['--only-categories=performance,accessibility,best-practices', `--chrome-flags=${flags.join(' ')}`],
    ],
    { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: browser } },
  );
  return JSON.parse(stdout) as Report;
};
