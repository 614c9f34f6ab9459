import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import type { PageWithOptions } from '../harness';
import { harness } from '../harness';
import { callMethod, recorderScript, takeEvents, textSize, waitForEvents } from './event-recorder';

const { pageWith } = harness({ sharesDocument: true });

const text = (attributes = '', html = '') =>
  `<div id="t" data-widget="text-input" data-load="eager" data-label="World name" ${attributes}>${html}</div>`;
const show = async (html = text(), options: PageWithOptions = {}) => {
  const opened = await pageWith(recorderScript + html, options);
  await opened.waitForMounted('#t');
  return { opened, page: opened.page };
};
const input = '#t >>> input';
const node = async (page: Page) =>
  (await page.accessibility.snapshot())!.children!.find(({ role }) => role === 'textbox')!;

// WGT-15
describe('text-input', () => {
  it('exposes its name, required state, invalid state and error to screen readers', async () => {
    const { page } = await show(text('data-required data-error-label="Taken"'));
    expect(await node(page)).toMatchObject({
      name: 'World name',
      required: true,
      invalid: 'true',
      description: 'Taken',
    });
  });

  it('can be focused and copied but not edited while it is disabled', async () => {
    const { page } = await show(text('data-disabled data-value="Birch"'));
    await page.keyboard.press('Tab');
    await page.keyboard.type('x');
    expect(
      await page.$eval(input, (element) => [element.matches(':focus'), (element as HTMLInputElement).value]),
    ).toEqual([true, 'Birch']);
    expect(await node(page)).toMatchObject({ readonly: true });
    expect(await takeEvents(page)).toEqual([]);
  });

  it('enforces its maximum length for typing and pasting', async () => {
    const { page } = await show(text('data-max-length="5"'));
    await page.focus(input);
    await page.keyboard.type('Birc');
    await page.keyboard.sendCharacter('h Valley');
    expect(await page.$eval(input, (element) => (element as HTMLInputElement).value)).toBe('Birch');
    expect((await waitForEvents(page, 5)).at(-1)).toEqual(['t', 'input', { value: 'Birch' }]);
  });

  it('keeps focus, text and caret while the page updates its props', async () => {
    const { page } = await show();
    await page.type(input, 'Brch');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'] as const) await page.keyboard.press(key);
    await page.$eval('#t', (element) => element.setAttribute('data-error-label', 'Hm'));
    await page.waitForFunction(
      () => document.querySelector('#t')!.shadowRoot?.querySelector('[aria-live]')?.textContent === 'Hm',
    );
    await page.keyboard.type('i');
    expect(await page.$eval(input, (element) => (element as HTMLInputElement).value)).toBe('Birch');
  });

  it('keeps a half-typed number when the page updates its props', async () => {
    const { page } = await show(text('data-type="number"'));
    await page.type(input, '-');
    await page.$eval('#t', (element) => element.setAttribute('data-error-label', 'Hm'));
    await page.waitForFunction(
      () => document.querySelector('#t')!.shadowRoot?.querySelector('[aria-live]')?.textContent === 'Hm',
    );
    await page.keyboard.type('5');
    expect(await page.$eval(input, (element) => (element as HTMLInputElement).value)).toBe('-5');
  });

  it('takes the focus through its handle', async () => {
    const { page } = await show();
    await callMethod(page, '#t', 'focus');
    expect(await page.$eval(input, (element) => element.matches(':focus'))).toBe(true);
  });

  it('keeps its fallback and logs the missing label', async () => {
    const opened = await pageWith(
      `${recorderScript}<div id="t" data-widget="text-input" data-load="eager"><input id="old"></div>`,
    );
    await opened.waitForState('error');
    expect(await opened.page.$eval('#old', (element) => (element as HTMLElement).checkVisibility())).toBe(true);
    await expect
      .poll(() => opened.consoleMessages('error', /text-input: the required data-label is missing/))
      .toHaveLength(1);
  });

  it('rejects an invalid type with a warning', async () => {
    const { page, opened } = await show(text('data-type="file"'));
    expect(await page.$eval(input, (element) => (element as HTMLInputElement).type)).toBe('text');
    await expect.poll(() => opened.consoleMessages('warn', /text-input #t: data-type="file"/).length).toBe(1);
  });

  it('runs nothing from its texts', async () => {
    const bad = '&lt;img src=x onerror=alert(1)&gt;'.repeat(150);
    const { page, opened } = await show(
      text(`data-label="${bad}" data-error-label="${bad}" data-value="${bad}" data-placeholder="javascript:alert(1)"`),
    );
    await opened.waitForRendering();
    expect(await takeEvents(page)).toEqual([]);
    expect(await page.$$('#t >>> img')).toEqual([]);
  });

  it.each([
    ['320px', 320, 16],
    ['text at 200 %', 640, 32],
  ])("fits %s with the visitor's text size", async (_, width, size) => {
    const { page } = await show(
      `<style>html { font-size: 62.5% }</style>${text(`data-error-label="${'wrong'.repeat(60)}"`)}`,
      { viewport: { width, height: 600 }, before: textSize(size) },
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.$eval(input, (element) => parseFloat(getComputedStyle(element).fontSize))).toBe(size);
    expect(await page.$eval(input, (element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  });
});
