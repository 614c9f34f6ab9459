import type { Page } from 'puppeteer';
import { engine } from './engines/engine';

/**
 * Types a text into what has the focus, without a pause: a list forgets letters that came a second ago. Drivers of the
 * W3C's take one key at a time.
 */
export const typeAtOnce = async (page: Page, text: string): Promise<void> => {
  if (engine === 'chromium') await Promise.all([...text].map((letter) => page.keyboard.type(letter)));
  else await page.keyboard.type(text);
};
