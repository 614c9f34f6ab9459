import type { Page } from 'puppeteer';

/** Goes back in the history. Ignores that the page may be gone before it answers, so wait for the previous page next. */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => history.back()).catch(() => {});
