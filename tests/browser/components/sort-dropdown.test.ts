import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { has, needs } from '../engines/needs';
import type { PageWithOptions } from '../harness';
import { harness } from '../harness';
import { typeQuickly } from '../type-quickly';
import { callMethod, focused, recorderScript, takeEvents, waitForEvents } from './event-recorder';

const { pageWith } = harness({ sharesDocument: true });

const list = ['Birch', 'Cherry', 'Jungle', 'Oak', 'Spruce'].map((displayName, i) => ({ key: `k${i}`, displayName }));
const dropdown = (attributes = '', options: unknown = list) =>
  `<button id="before">Before</button><div id="d" data-widget="sort-dropdown" data-load="eager" data-label="Wood" data-options='${JSON.stringify(options)}' ${attributes}></div>`;
const show = async (html = dropdown(), options: PageWithOptions = {}) => {
  const opened = await pageWith(recorderScript + html, options);
  await opened.waitForMounted('#d');
  return { opened, page: opened.page };
};
const value = (page: Page) => page.$eval('#d >>> select', (select) => (select as HTMLSelectElement).value);
const isOpen = (page: Page) => page.$eval('#d >>> select', (select) => select.matches(':open'));
/** Waits until the list is open. Engines that can't detect an open list wait for two frames. */
const untilOpen = async (page: Page, isOpen = true) => {
  if (has('customizable select'))
    await page.waitForFunction(
      (isOpen) => document.querySelector('#d')!.shadowRoot!.querySelector('select')!.matches(':open') === isOpen,
      {},
      isOpen,
    );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

// WGT-6
describe('the Listbox and Select-Only Combobox patterns of the ARIA Authoring Practices', () => {
  it('has the combobox role, a name and a value, and is initially closed', async () => {
    const { page } = await show();
    const { children } = (await page.accessibility.snapshot())!;
    expect(children!.find(({ role }) => role === 'combobox')).toMatchObject({ name: 'Wood', value: 'Birch' });
    if (has('customizable select')) expect(await isOpen(page)).toBe(false);
  });

  it.each(['Enter', 'Space', 'ArrowDown'])(
    'opens by %s without selecting, moves by arrows, Home and End, and selects on Enter',
    async (key) => {
      needs('customizable select');
      const { page } = await show();
      await page.focus('#d >>> select');
      await page.keyboard.press(key as 'Enter');
      await untilOpen(page);
      for (const step of ['End', 'ArrowUp', 'Home', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(step as 'End');
      expect(await takeEvents(page)).toEqual([]);
      await page.keyboard.press('Enter');
      expect(await waitForEvents(page, 1)).toEqual([['d', 'change', { key: 'k2' }]]);
      await expect.poll(async () => [await isOpen(page), await value(page)]).toEqual([false, 'k2']);
      expect(await page.$eval('#d', (element) => element.shadowRoot!.activeElement!.localName)).toBe('select');
    },
  );

  it('stops at the first and the last option', async () => {
    const { page } = await show();
    await page.focus('#d >>> select');
    await page.keyboard.press('Enter');
    await untilOpen(page);
    for (const step of ['ArrowUp', 'End', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(step as 'End');
    await page.keyboard.press('Enter');
    expect(await waitForEvents(page, 1)).toEqual([['d', 'change', { key: 'k4' }]]);
  });

  it('closes on Escape without selecting', async () => {
    needs('customizable select');
    const { page } = await show();
    await page.focus('#d >>> select');
    await page.keyboard.press('Enter');
    await untilOpen(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await untilOpen(page, false);
    expect([await value(page), await takeEvents(page)]).toEqual(['k0', []]);
  });

  it('finds an option by its first letters', async () => {
    needs('type-ahead in selects');
    const { page } = await show();
    await page.focus('#d >>> select');
    await page.keyboard.press('Enter');
    await untilOpen(page);
    await typeQuickly(page, 'sp');
    // The browser's list handles letters in a separate task.
    if (has('customizable select'))
      await page.waitForFunction(() =>
        document.querySelector('#d')!.shadowRoot!.activeElement?.textContent?.includes('Spruce'),
      );
    await page.keyboard.press('Enter');
    expect(await waitForEvents(page, 1)).toEqual([['d', 'change', { key: 'k4' }]]);
  });

  it('is a single tab stop', async () => {
    const { page } = await show(`${dropdown()}<button id="after">After</button>`);
    await page.focus('#before');
    await page.keyboard.press('Tab');
    expect(await page.$eval('#d', (element) => element.shadowRoot!.activeElement!.localName)).toBe('select');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('after');
  });
});

// WGT-6
describe('sort-dropdown', () => {
  it('selects an option by mouse', async () => {
    needs('customizable select');
    const { page } = await show();
    await page.click('#d >>> select');
    await untilOpen(page);
    await page.click('#d >>> option:nth-child(3)');
    expect(await waitForEvents(page, 1)).toEqual([['d', 'change', { key: 'k2' }]]);
  });

  it("opens a list in the theme's style instead of the system's", async () => {
    needs('customizable select');
    const { page } = await show();
    await page.click('#d >>> select');
    await untilOpen(page);
    expect(
      await page.$eval('#d >>> select', (select) => {
        const { borderTopLeftRadius, appearance } = getComputedStyle(select);
        return [borderTopLeftRadius, appearance];
      }),
    ).toEqual(['0px', 'base-select']);
    expect(await page.$eval('#d >>> option', (option) => option.getBoundingClientRect().height)).toBeGreaterThanOrEqual(
      44,
    );
  });

  it('takes the focus through its handle', async () => {
    const { page } = await show();
    await callMethod(page, '#d', 'focus');
    expect(await page.$eval('#d', (element) => element.shadowRoot!.activeElement!.localName)).toBe('select');
  });

  it('keeps its fallback and logs the missing options, and mounts when they are added', async () => {
    const opened = await pageWith(
      `${recorderScript}<div id="d" data-widget="sort-dropdown" data-load="eager"><p id="old">Sort</p></div>`,
    );
    await opened.waitForState('error');
    expect(await opened.page.$eval('#old', (element) => (element as HTMLElement).checkVisibility())).toBe(true);
    await opened.page.$eval('#d', (element) => element.setAttribute('data-options', '[{"key":"a","displayName":"A"}]'));
    await opened.waitForMounted('#d');
  });

  // Empty fields of a content system used to appear as "null".
  it('shows the key of an option whose name is null or empty', async () => {
    const { page } = await show(
      dropdown('', [
        { key: 'a', displayName: null },
        { key: 'b', displayName: '' },
        { key: null, displayName: 'Any' },
        { key: 'c', displayName: 0 },
      ]),
    );
    expect(
      await page.$eval('#d >>> select', (select) =>
        [...(select as HTMLSelectElement).options].map((option) => [option.value, option.text]),
      ),
    ).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['', 'Any'],
      ['c', '0'],
    ]);
  });

  it('is disabled without options and causes no error', async () => {
    const { page, opened } = await show(dropdown('', []));
    expect(await page.$eval('#d >>> select', (select) => (select as HTMLSelectElement).disabled)).toBe(true);
    expect(opened.errors).toEqual([]);
  });

  it('fits 320px with names of 5,000 characters', async () => {
    const { page } = await show(dropdown('', [{ key: 'a', displayName: 'x'.repeat(5000) }]), {
      viewport: { width: 320, height: 600 },
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
