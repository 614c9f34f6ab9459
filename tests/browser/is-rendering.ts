import type { Page } from 'puppeteer';

const FRAME_TIMEOUT_MS = 5000;

/** On a busy machine, a page of Chromium 131 may stop rendering for good. */
export const isRendering = (page: Page): Promise<boolean> =>
  Promise.race([
    page.evaluate(() => new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)))),
    new Promise<boolean>((resolve) => setTimeout(resolve, FRAME_TIMEOUT_MS, false)),
  ]).catch(() => false);
