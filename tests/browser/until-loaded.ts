import type { Page } from 'puppeteer';

/** Areas load their data on mount. */
export const untilLoaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[data-widget]')].some(
        ({ shadowRoot }) =>
          shadowRoot?.querySelector('[aria-busy=true]') ||
          [...(shadowRoot?.querySelectorAll('[role=status]') ?? [])].some((one) => one.textContent === 'Loading…'),
      ),
  );
};
