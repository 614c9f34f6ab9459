import type { Page } from 'puppeteer';

/**
 * Pass this function as `before`. Extends the font timeout of load-font.ts to a minute, so that the heading font
 * arrives before a screenshot even on a busy machine.
 */
export const extendFontTimeout = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: () => void, ms = 0, ...given: []) => setTimeout(task, ms === 400 ? 60_000 : ms, ...given),
    });
  });
