import type { Page } from 'puppeteer';

/** Where tests get their pages from: each as in a fresh browser, without cookies, storage, cache and history. */
export interface Pages {
  acquire(): Promise<Page>;
  takeBack(page: Page): Promise<unknown>;
  /** Ends what was started for this file. */
  close(): Promise<unknown>;
}
