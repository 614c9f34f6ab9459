import type { Page } from 'puppeteer';

/** The value of `prefers-reduced-motion`. */
export type Motion = 'no-preference' | 'reduce';

export interface Pages {
  /** @param motion for engines without `emulateMediaFeatures`; Chromium ignores it */
  acquire(motion?: Motion): Promise<Page>;
  takeBack(page: Page, hasFailed?: boolean): Promise<unknown>;
  close(): Promise<unknown>;
}
