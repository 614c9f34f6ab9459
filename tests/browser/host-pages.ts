import { expect } from 'vitest';
import type { HostPage } from '../../examples/pages/pages';
import type { Harness } from './harness';
import type { OpenedPage } from './opened-page';
import { waitForResponses } from './wait-for-responses';

/**
 * Checks that the page mounts every widget without messages, opens each panel, fits a narrow screen, and changes
 * nothing around the widgets (LDR-1, LDR-5, WGT-7).
 */
export const runsWidgets = async ({ openPage }: Harness, { path, site }: HostPage): Promise<void> => {
  const opened = await openPage(path);
  const { page } = opened;
  await opened.waitForMounted();
  await waitForResponses(opened);
  const withWidgets = await pageState(opened);
  if (!site) await openPanels(opened);
  await page.setViewport({ width: 360, height: 740 });
  await opened.waitForMounted();
  await opened.waitForRendering();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await opened.waitForIdle();
  expect(opened.errors).toEqual([]);
  expect(opened.console).toEqual([]);
  expect(opened.requests.filter(({ status, failed }) => status !== 200 || failed)).toEqual([]);

  const without = await pageState(await openPage(path, { blocked: ['*/cobble.js*', '*/room.css'] }));
  expect(withWidgets.globals).toEqual(without.globals);
  expect(withWidgets.styles.length).toBe(without.styles.length);
  expect(withWidgets.styles.filter((style, i) => style !== without.styles[i])).toEqual([]);
};

const openPanels = async (opened: OpenedPage) => {
  const { page } = opened;
  const openers = await page.$$('[data-widget-open]');
  expect(openers.length).toBeGreaterThan(0);
  for (const opener of openers) {
    if (!(await opener.isVisible())) continue;
    await opener.click();
    await page.waitForFunction(isOpen);
    await opened.waitForRendering();
    await page.keyboard.press('Escape');
    await page.waitForFunction(isShut);
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  }
};

/** Runs in the page. */
const isOpen = () => !!document.querySelector('[data-widget=flyout]')!.shadowRoot!.querySelector('dialog[open]');
const isShut = () => !document.querySelector('[data-widget=flyout]')!.shadowRoot!.querySelector('dialog[open]');

/** Returns the page's globals and the computed properties of its own elements, one per line. */
const pageState = async (opened: OpenedPage) => {
  await opened.page.waitForFunction(() => !document.querySelector('[data-big-pipe-placeholder-id]'));
  await opened.waitForRendering();
  return opened.page.evaluate(() => {
    const root = document.documentElement;
    // Finish transitions, which a CSS reset may give every element. Repeat, because the end of an element's transition
    // starts transitions of its descendants.
    for (let depth = 0; depth < 50; depth++) {
      const running = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      for (const animation of running) animation.finish();
    }
    const hasMaps = Reflect.has(root, 'computedStyleMap');
    // Compare computed values: used values, such as a height in px, depend on the content.
    const styleOf = (element: Element): [name: string, value: string][] =>
      hasMaps
        ? [...element.computedStyleMap()].map(([name, values]) => [name, [...values].join()])
        : [...getComputedStyle(element)].map((name) => [name, getComputedStyle(element).getPropertyValue(name)]);
    // Firefox returns computed values only for hidden elements, so hide the page.
    if (!hasMaps) root.style.display = 'none';
    const look = {
      // Ignore jQuery's randomly named global, and puppeteer's functions, which Chrome 131 retains from earlier tests.
      globals: Object.keys(window)
        .filter((name) => name !== 'cobble' && !/^(jQuery\d|puppeteer_)/.test(name))
        .sort(),
      styles: [...document.querySelectorAll('*')]
        .filter((element) => !element.closest('[data-widget], script, link, style'))
        .flatMap((element, i) =>
          styleOf(element).map(
            ([name, value]) =>
              // The browser keeps using the first spelling of each language tag (`en-US`, `en-us`), so ignore case.
              `${i} ${element.tagName} ${name}: ${name === '-webkit-locale' ? value.toLowerCase() : value}`,
          ),
        ),
    };
    root.style.removeProperty('display');
    return look;
  });
};
