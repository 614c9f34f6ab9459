import type { Page } from 'puppeteer';

/**
 * For `before`: widgets wait a minute for the heading face, not `PATIENCE` of load-font.ts. On a busy machine it would
 * come too late for a page whose screenshot is compared.
 */
export const awaitsFace = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (task: () => void, ms = 0, ...given: []) => setTimeout(task, ms === 400 ? 60_000 : ms, ...given),
    });
  });
