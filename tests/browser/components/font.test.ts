import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { harness } from '../harness';

const { pageWith } = harness();
const tag = '<script async src="/dist/realms/cobble.js"></script>';
const html = `${tag}<div id="b" data-widget="themed-button" data-load="eager">Take me to the place</div>`;

/** Each width that the mounted button has had, and whether its text is seen. */
const watch = (page: Page) => page.evaluateOnNewDocument(() => {
  const widths: number[] = [];
  const look = () => {
    const button = document.querySelector('#b')?.shadowRoot?.querySelector('button');
    const width = button?.getBoundingClientRect().width;
    if (width && width !== widths.at(-1)) widths.push(width);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { widths });
});
const widths = (page: Page) => page.evaluate(() => (window as never as { widths: number[] }).widths);
const hasFace = (page: Page) => page.evaluate(async () => {
  await document.fonts.ready;
  return [...document.fonts].some(({ status }) => status === 'loaded');
});

// LDR-4, THM-1
it('the first widget waits for the heading face for a moment, so that nothing moves when it comes', async () => {
  const { page } = await pageWith(html, { faults: [{ url: /woff2/, delayMs: 150 }], before: watch });
  await page.waitForFunction(() => (window as never as { widths: number[] }).widths.length);
  expect(await hasFace(page)).toBe(true);
  expect(await widths(page)).toHaveLength(1);
});

it('a heading face that is slow, or never comes, keeps no widget waiting; its text is seen until then', async () => {
  const { page } = await pageWith(html, { faults: [{ url: /woff2/, never: true }], before: watch, until: 'domcontentloaded' });
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#b')?.dataset.widgetState === 'mounted', { timeout: 5000 });
  expect(await page.evaluate(() => [...document.fonts].map(({ display, status }) => [display, status]))).toEqual([['swap', 'loading']]);
});
