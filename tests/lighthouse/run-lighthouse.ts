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
  // With paint holding, Chromium sometimes delays the first frame by one or two seconds, even without scripts.
  // Lighthouse then attributes everything that has loaded until then to the largest paint.
  '--disable-features=PaintHolding',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Runs Lighthouse with a simulated phone on slow 4G.
 *
 * @param browser the path of Chromium
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
