// LDR-6: browsers without constructable stylesheets (Firefox before 101, Safari before 16.4) can't render widgets. The
// fallback stays, and Cobble throws no error.
import { expect, it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import { harness } from './harness';

const { openPage } = harness();
const NO_SHEETS = /^cobble: .*this browser doesn't support constructable stylesheets/;

it.each(pages)('opens the page $path without errors of Cobble and keeps its fallback content', async ({ path }) => {
  const { page, errors, console } = await openPage(path);
  // Wait until one widget has failed. Don't wait for all, because widgets outside the viewport load later.
  await page.waitForFunction(() => document.querySelector('[data-widget-state=error]'));
  const { version, lost, roots } = await page.evaluate(() => {
    const widgets = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
    const isHidden = (one: HTMLElement) => one.textContent?.trim() && !one.innerText.trim();
    return {
      version: typeof (window.cobble as { version?: string } | undefined)?.version,
      lost: widgets.filter(isHidden).map((one) => one.outerHTML),
      roots: widgets.filter(({ shadowRoot }) => shadowRoot).length,
    };
  });
  expect({ version, lost, roots }).toEqual({ version: 'string', lost: [], roots: 0 });
  // Cobble logs one message per widget, after the chunk that contains it has loaded.
  const failed = await page.$$('[data-widget-state=error]');
  await expect.poll(() => console.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(failed.length);
  expect(errors).toEqual([]);
  expect(console.filter(({ text }) => !NO_SHEETS.test(text))).toEqual([]);
});
