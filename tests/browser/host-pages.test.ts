import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import { harness } from './harness';

const { openPage } = harness();
const listed = pages.filter(({ file }) => file !== 'item.html');

describe.each(listed)('$title', ({ path }) => {
  // LDR-1
  it('mounts every widget, and nothing fails or is complained about', async () => {
    const opened = await openPage(path);
    await opened.mounted();
    await opened.settled();
    expect(opened.errors).toEqual([]);
    expect(opened.console).toEqual([]);
    expect(opened.requests.filter(({ status, failed }) => status !== 200 || failed)).toEqual([]);
  });

  // LDR-5
  it('does not touch what is not a widget', async () => {
    const without = await openPage(path, { blocked: ['*/cobble.js*'] });
    await without.settled();
    const before = await lookOfThePage(without.page);
    const opened = await openPage(path);
    await opened.mounted();
    await opened.settled();
    expect(await lookOfThePage(opened.page)).toEqual(before);
  });

  // WGT-7
  it('opens its panel from each of its own openers, and Escape gives them the focus back', async () => {
    const { page, mounted, settled } = bound(await openPage(path));
    await mounted();
    const openers = await page.$$('[data-widget-open]');
    expect(openers.length).toBeGreaterThan(0);
    for (const opener of openers) {
      if (!(await opener.isVisible())) continue;
      await opener.click();
      await page.waitForFunction(isOpen);
      await settled();
      await page.keyboard.press('Escape');
      await page.waitForFunction(isShut);
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  it('fits a narrow screen', async () => {
    const opened = await openPage(path, { viewport: { width: 360, height: 740 } });
    await opened.mounted();
    await opened.settled();
    expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

/** Functions that the page runs. */
const isOpen = () => !!document.querySelector('[data-widget=flyout]')!.shadowRoot!.querySelector('dialog[open]');
const isShut = () => !document.querySelector('[data-widget=flyout]')!.shadowRoot!.querySelector('dialog[open]');

const bound = <T extends { page: Page; mounted(): Promise<void>; settled(): Promise<void> }>(opened: T) => ({
  page: opened.page,
  mounted: () => opened.mounted(),
  settled: () => opened.settled(),
});

/** How each of the page's own elements is drawn, and what it has put on `window`. Sizes follow from the widgets', so they are left out. */
const lookOfThePage = async (page: Page) => {
  // What the page itself brings late has come.
  await page.waitForFunction(() => !document.querySelector('[data-big-pipe-placeholder-id]'));
  return page.evaluate(() => {
    const properties = ['color', 'font', 'letter-spacing', 'text-shadow', 'background', 'margin', 'padding', 'border', 'display', 'position', 'cursor', 'opacity', 'visibility', 'box-sizing', 'overflow', 'transition'];
    const own = [...document.querySelectorAll('*')].filter((element) => !element.closest('[data-widget], script, link, style'));
    // jQuery's own mark has a random number.
    const names = Object.keys(window).filter((name) => name !== 'cobble' && !/^jQuery\d/.test(name));
    return {
      elements: own.map((element) => {
        const style = getComputedStyle(element);
        return [element.tagName, element.id, element.className, ...properties.map((name) => style.getPropertyValue(name))].join('|');
      }),
      globals: names.sort(),
    };
  });
};
