import type { Page } from 'puppeteer';

/**
 * For `before`: makes widgets wait a minute for the heading font (`FONT_TIMEOUT_MS` in load-font.ts), so that it
 * arrives before a screenshot even on a busy machine.
 */
export const awaitsFace = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: () => void, ms = 0, ...given: []) => setTimeout(task, ms === 400 ? 60_000 : ms, ...given),
    });
  });
