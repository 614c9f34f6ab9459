import { expect, it } from 'vitest';
import { harness } from './harness';

const { openPage, origin } = harness();

it("the catalogue gives an example's markup to the clipboard, and without one selects it", async () => {
  const { page } = await openPage('/catalogue/');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
      configurable: true,
    }),
  );
  const open = (id: string) =>
    page.$eval(`figure:has(#${id}) details`, (details) => {
      details.open = true;
    });
  await open('themed-button-secondary');
  await page.click('figure:has(#themed-button-secondary) .copy');
  expect(await page.title()).toBe('<div data-widget="themed-button" data-variant="secondary">Learn more</div>');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open('themed-button-quiet');
  await page.click('figure:has(#themed-button-quiet) .copy');
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(
    '<div data-widget="themed-button" data-variant="quiet">Not now</div>',
  );
});

it('the catalogue shows what an example emits, and opens what opens', async () => {
  const opened = await openPage('/catalogue/', { media: { 'prefers-reduced-motion': 'reduce' } });
  const { page } = opened;
  await opened.mounted('#balance-summary-zero');
  await page.click('#balance-summary-zero >>> button');
  expect(await page.$eval('#balance-summary .log', (log) => log.textContent!.trim())).toBe('cobble:purchase');
  await page.click('[data-widget-open="#flyout-plain"]');
  await page.waitForFunction(() => document.querySelector('#flyout .log')!.textContent!.includes('cobble:open'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    () => document.querySelector('#flyout .log')!.textContent === 'cobble:close {"reason":"escape"}',
  );
  expect(opened.errors).toEqual([]);
});

it('the catalogue keeps its place when the theme changes, and its examples are in the new one', async () => {
  const opened = await openPage('/catalogue/?theme=black');
  const { page } = opened;
  await page.$eval('#shimmer', (section) => section.scrollIntoView());
  await Promise.all([
    page.waitForNavigation(),
    page.$eval('.switch a[href*="vanilla"]', (link) => (link as HTMLElement).click()),
  ]);
  expect(page.url()).toBe(`${origin()}/catalogue/?theme=vanilla&dir=ltr#shimmer`);
  await opened.mounted('#shimmer-line');
  expect(opened.sent(/\/dist\/vanilla\/shimmer\./)).toHaveLength(1);
});
