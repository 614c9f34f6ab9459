import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { init } from '../../cli/commands/init';
import { runCommand } from '../unit/cli/support';
import { harness } from './harness';

const { pageWith } = harness();
const program = fileURLToPath(new URL('../../cli/cobble.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cobble-'));
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  rmSync(folder, { recursive: true });
});

// Interface 10
it('shows the page of cobble init, and its variant after one click on the start page', async () => {
  await runCommand((io) => init('shop', io), '', { cwd: folder });
  const server = spawn(process.execPath, [program, 'serve', '.', '-p', '0'], {
    cwd: join(folder, 'shop'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(() => server.kill('SIGKILL'));
  const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];

  const opened = await pageWith('');
  const { page } = opened;
  await page.goto(line.trim());
  const preview = await page.waitForFrame((frame) => frame.url().endsWith('/page.html'));
  await preview.waitForSelector('[data-widget-state=mounted]');
  expect(await preview.$eval('h1', (heading) => heading.textContent)).toBe('Store');

  await Promise.all([page.waitForNavigation(), page.click('.flights a[href*=store-hero-b]')]);
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'New in the store');
  await opened.waitForMounted();
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('h1')!).backgroundColor === 'rgb(255, 224, 102)',
  );
  expect([opened.errors, opened.console]).toEqual([[], []]);

  await page.goto(new URL('/page.html', line).href);
  await opened.waitForMounted();
  expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Store');

  // The loader checks the tag of every page, even without areas and dialogs.
  const tag = '<script src="/dist/site/cobble.js" data-lokale="sv"></script>';
  writeFileSync(join(folder, 'shop/page.html'), `<!doctype html>${tag}<p data-widget="shimmer"></p>`);
  await expect.poll(() => opened.consoleMessages('warn', /data-lokale.*write data-locale\./)).toHaveLength(1);
}, 120_000);
