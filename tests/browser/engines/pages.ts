import type { Page } from 'puppeteer';

/** The value of `prefers-reduced-motion`. */
export type Motion = 'no-preference' | 'reduce';

export interface Pages {
  /** @param motion the browser's motion preference. Ignored in Chromium, which emulates media features */
  acquire(motion?: Motion): Promise<Page>;
  takeBack(page: Page, hasFailed?: boolean): Promise<unknown>;
  close(): Promise<unknown>;
}
