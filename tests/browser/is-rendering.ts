import type { Page } from 'puppeteer';

const FRAME_TIMEOUT_MS = 5000;

/**
 * Tells whether the page renders a frame within 5 s. On a busy machine, a page of Chromium 131 may stop rendering for
 * good.
 */
export const isRendering = (page: Page): Promise<boolean> =>
  Promise.race([
    page.evaluate(() => new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)))),
    new Promise<boolean>((resolve) => setTimeout(resolve, FRAME_TIMEOUT_MS, false)),
  ]).catch(() => false);

/** Returns a sentence with a leading space for an error message, or an empty string if the page renders frames. */
export const renderingProblem = async (page: Page): Promise<string> =>
  (await isRendering(page)) ? '' : ' The page has stopped rendering.';
