import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { harness } from '../harness';

const { pageWith } = harness();
const tag = '<script async src="/dist/realms/cobble.js"></script>';
const html = `${tag}<div id="b" data-widget="themed-button" data-load="eager">Take me to the place</div>`;

/** Each width that the mounted button has had, and whether its text is seen. */
const watch = (page: Page) =>
  page.evaluateOnNewDocument(() => {
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
const hasFace = (page: Page) =>
  page.evaluate(async () => {
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
  const { page } = await pageWith(html, {
    faults: [{ url: /woff2/, never: true }],
    before: watch,
    until: 'domcontentloaded',
  });
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#b')?.dataset.widgetState === 'mounted', {
    timeout: 5000,
  });
  // A face that is not there draws nothing, so the system's does.
  expect(await page.evaluate(() => [...document.fonts].length)).toBe(0);
});

it("a heading face that is no face, or is not there, keeps the system's and harms nothing", async () => {
  for (const fault of [{ body: '<p>Not found' }, { status: 404 }, { drop: true as const }]) {
    const opened = await pageWith(html, { faults: [{ url: /woff2/, ...fault }] });
    await opened.mounted();
    expect(await opened.page.evaluate(() => [...document.fonts].length)).toBe(0);
    expect(opened.errors).toEqual([]);
  }
});

// threat 7: a policy may forbid only the face
it('a page whose font-src forbids all faces is not reported against', async () => {
  const opened = await pageWith(html, { headers: { 'content-security-policy': "font-src 'none'" } });
  await opened.mounted();
  expect(await hasFace(opened.page)).toBe(true);
  expect(opened.console).toEqual([]);
});
