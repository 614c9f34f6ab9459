import type { Page } from 'puppeteer';
import { engine } from './engines/engine';

/** Types quickly: a list forgets earlier letters after a second, and W3C drivers send only one key per command. */
export const typeQuickly = async (page: Page, text: string): Promise<void> => {
  if (engine === 'chromium') await Promise.all([...text].map((letter) => page.keyboard.type(letter)));
  else await page.keyboard.type(text);
};
