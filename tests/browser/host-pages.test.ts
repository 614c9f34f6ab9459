import { describe, expect, it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import { harness } from './harness';
import type { Opened } from './opened';

const { openPage } = harness();
const listed = pages.filter(({ file }) => file !== 'item.html');

describe.each(listed)('the page $file', ({ path, site }) => {
  // LDR-1
  it('mounts every widget, and nothing fails or is complained about', async () => {
    const opened = await openPage(path);
    await opened.mounted();
    await opened.page.waitForNetworkIdle({ idleTime: 200 });
    await opened.settled();
    expect(opened.errors).toEqual([]);
    expect(opened.console).toEqual([]);
    expect(opened.requests.filter(({ status, failed }) => status !== 200 || failed)).toEqual([]);
  });

  // LDR-5
  it('does not touch what is not a widget', async () => {
    const without = await openPage(path, { blocked: ['*/cobble.js*'] });
    const before = await lookOfThePage(without);
    const opened = await openPage(path);
    await opened.mounted();
    const after = await lookOfThePage(opened);
    expect(after.globals).toEqual(before.globals);
    expect(after.styles.length).toBe(before.styles.length);
    expect(after.styles.filter((style, i) => style !== before.styles[i])).toEqual([]);
  });

  // WGT-7
  if (!site) it('opens its panel from each of its own openers, and Escape gives them the focus back', async () => {
    const opened = await openPage(path);
    const { page } = opened;
    await opened.mounted();
    await opened.settled();
    const openers = await page.$$('[data-widget-open]');
    expect(openers.length).toBeGreaterThan(0);
    for (const opener of openers) {
      if (!(await opener.isVisible())) continue;
      await opener.click();
      await page.waitForFunction(isOpen);
      await opened.settled();
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

/** What the page has put on `window`, and every computed property of each of its own elements, one a line. */
const lookOfThePage = async (opened: Opened) => {
  // What the page itself brings late has come.
  await opened.page.waitForFunction(() => !document.querySelector('[data-big-pipe-placeholder-id]'));
  await opened.settled();
  return opened.page.evaluate(() => ({
    // jQuery's own mark has a random number.
    globals: Object.keys(window).filter((name) => name !== 'cobble' && !/^jQuery\d/.test(name)).sort(),
    styles: [...document.querySelectorAll('*')].filter((element) => !element.closest('[data-widget], script, link, style')).flatMap((element, i) =>
      // Computed, not used values: how wide a block is follows from what stands in it.
      [...element.computedStyleMap()].map(([name, values]) => `${i} ${element.tagName} ${name}: ${[...values].join()}`)),
  }));
};
