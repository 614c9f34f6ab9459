import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer';

/** Milliseconds between two clicks. */
const CLICK_INTERVAL_MS = 30;

/**
 * Clicks beside the tiles while they mount.
 *
 * @returns the longest delay of a click, in ms
 */
export const answerClicks = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(() => {
      const answers: number[] = [];
      Object.assign(window, { answers });
      addEventListener('click', ({ timeStamp }) => answers.push(performance.now() - timeStamp), true);
    });
    const session = await page.createCDPSession();
    let isPainted = false;
    const painted = page
      .goto(url, { waitUntil: 'domcontentloaded' })
      .then(() => page.waitForFunction('bench.painted !== undefined', { timeout: 60_000, polling: 100 }))
      .finally(() => {
        isPainted = true;
      });
    while (!isPainted) {
      const at = { x: 2, y: 2, button: 'left', clickCount: 1 } as const;
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        void session.send('Input.dispatchMouseEvent', { type, ...at }).catch(() => undefined);
      await sleep(CLICK_INTERVAL_MS);
    }
    await painted;
    return Math.max(0, ...((await page.evaluate('answers')) as number[]));
  } finally {
    await context.close();
  }
};
