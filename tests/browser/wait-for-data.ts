import type { Page } from 'puppeteer';

export const waitForData = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[data-widget]')].some(
        ({ shadowRoot }) =>
          shadowRoot?.querySelector('[aria-busy=true]') ||
          [...(shadowRoot?.querySelectorAll('[role=status]') ?? [])].some((one) => one.textContent === 'Loading…'),
      ),
  );
};
