import type { Page } from 'puppeteer';

/** A visitor's wish. */
export type Motion = 'no-preference' | 'reduce';

/** Where tests get their pages from: each as in a fresh browser, without cookies, storage, cache and history. */
export interface Pages {
  /** @param motion as a visitor who wants less of it; Chromium's pages are told by `emulateMediaFeatures` */
  acquire(motion?: Motion): Promise<Page>;
  takeBack(page: Page): Promise<unknown>;
  /** Ends what was started for this file. */
  close(): Promise<unknown>;
}
