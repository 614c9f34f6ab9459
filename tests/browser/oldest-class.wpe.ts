// The oldest class of browsers that a page meets (LDR-6): where there are no constructable stylesheets, as in Firefox
// before 101 and Safari before 16.4, nothing can be drawn. The fallback stays, and no error is ours.
import { expect, it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import { harness } from './harness';

const { openPage } = harness();
const NO_SHEETS = /^cobble: .*this browser has no constructable stylesheets/;

it.each(pages)('opens the page $path without errors of Cobble and keeps its fallback content', async ({ path }) => {
  const { page, errors, console } = await openPage(path);
  // What is seen of the page comes first: the others wait for their time.
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
  // The words for it are a chunk of their own, one for each widget.
  const failed = await page.$$('[data-widget-state=error]');
  await expect.poll(() => console.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(failed.length);
  expect(errors).toEqual([]);
  expect(console.filter(({ text }) => !NO_SHEETS.test(text))).toEqual([]);
});
