import type { Browser } from 'puppeteer';
import { longestTask } from './longest-task';
import { mainThread, TRACED } from './main-thread';

/** @returns ms of the longest task before the last tile is painted. The CPU runs at a quarter of its speed */
export const throttledTask = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.emulateCPUThrottling(4);
    await page.tracing.start({ categories: TRACED });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction('bench.painted !== undefined', { timeout: 60_000, polling: 100 });
    return longestTask(mainThread(Buffer.from((await page.tracing.stop()) ?? []).toString()));
  } finally {
    await context.close();
  }
};
