import type { Page } from 'puppeteer';

/** The value of `prefers-reduced-motion`. */
export type Motion = 'no-preference' | 'reduce';

/** Pages start without cookies, storage, cache and history. */
export interface Pages {
  /** @param motion for engines without `emulateMediaFeatures`; Chromium ignores it */
  acquire(motion?: Motion): Promise<Page>;
  takeBack(page: Page): Promise<unknown>;
  /** Ends what was started for the test file. */
  close(): Promise<unknown>;
}
