import type { Page } from 'puppeteer';

/**
 * Goes back in the history. Ignores errors, because the page may be gone before it responds. Doesn't wait for the
 * previous page, so callers must wait.
 */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back()).catch(() => {});
