import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { extendFontTimeout } from '../extend-font-timeout';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';

const { pageWith } = harness();
const tag = '<script async src="/dist/realms/cobble.js"></script>';
const html = `${tag}<div id="b" data-widget="themed-button" data-load="eager">Take me to the place</div>`;

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
it('delays the first widget briefly for the heading font to prevent a layout shift', async () => {
  const { fault, send } = holdBack(/woff2/);
  const { page } = await pageWith(html, {
    faults: [fault],
    before: async (page) => {
      await extendFontTimeout(page);
      await watch(page);
    },
  });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/themed-button.')),
  );
  send();
  await page.waitForFunction(() => (window as never as { widths: number[] }).widths.length);
  expect(await hasFace(page)).toBe(true);
  expect(await widths(page)).toHaveLength(1);
});

it('mounts widgets in a fallback font if the heading font is slow or never loads', async () => {
  const { page } = await pageWith(html, {
    faults: [{ url: /woff2/, never: true }],
    before: watch,
    until: 'domcontentloaded',
  });
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#b')?.dataset.widgetState === 'mounted');
  expect(await page.evaluate(() => [...document.fonts].length)).toBe(0);
});

it('applies a heading font that loads after the widget only on the next page', { tags: 'all' }, async () => {
  const { fault, send } = holdBack(/woff2/);
  const opened = await pageWith(html, { faults: [fault], before: watch });
  const { page } = opened;
  await page.waitForFunction(() => (window as never as { widths: number[] }).widths.length, { polling: 100 });
  send();
  await opened.waitForIdle();
  expect(await hasFace(page)).toBe(false);
  expect(await widths(page)).toHaveLength(1);
});

it('loads the extended font file before it renders letters outside Latin-1, and only then', async () => {
  const isExtended = ({ path }: { path: string }) => path.endsWith('/fonts/jersey-10-ext.woff2');
  const button = (text: string) => `<div data-widget="themed-button" data-load="eager">${text}</div>`;
  const plain = await pageWith(tag + button('Cœur à prendre, 5 €'), { before: extendFontTimeout });
  await plain.waitForMounted();
  const opened = await pageWith(tag + button('Zażółć gęślą jaźń'), { before: extendFontTimeout });
  await opened.waitForMounted();
  await plain.waitForIdle();
  expect(plain.requests.filter(isExtended)).toEqual([]);
  expect(opened.requests.filter(isExtended)).toHaveLength(1);
  expect(await opened.page.evaluate(() => document.fonts.check('20px "Cobble Pixel"', 'żół'))).toBe(true);
});

it('loads the extended font file for text that is rendered later', async () => {
  const opened = await pageWith(
    `${tag}<div id="t" data-widget="marketplace-tile" data-load="eager" data-title="Frost Keep"></div>`,
    { before: extendFontTimeout },
  );
  await opened.waitForMounted();
  await opened.page.evaluate(() => document.querySelector<HTMLElement>('#t')!.setAttribute('data-title', 'Łódź'));
  await opened.page.waitForFunction(() => document.fonts.size === 2, { polling: 100 });
});

const require = createRequire(import.meta.url);
const original = () =>
  readFileSync(require.resolve('@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2')).toString('base64');

it('renders every Latin-1 letter from the small font file exactly as from the full one', { tags: 'all' }, async () => {
  needs('unhinted text');
  const { page } = await pageWith('<canvas id="a"></canvas>');
  const differing = await page.evaluate(async (whole) => {
    const faces = [
      new FontFace('whole', `url(data:font/woff2;base64,${whole})`),
      new FontFace('small', 'url(/dist/fonts/jersey-10.woff2)'),
    ];
    for (const face of faces) document.fonts.add(await face.load());
    const context = document.querySelector('canvas')!.getContext('2d', { willReadFrequently: true })!;
    const draw = (family: string, size: number, text: string) => {
      context.clearRect(0, 0, 300, 150);
      context.font = `${size}px ${family}, monospace`;
      context.fillText(text, 10, 60);
      return context.getImageData(0, 0, 300, 150).data.join() + context.measureText(text).width;
    };
    const letters = Array.from({ length: 191 }, (_, index) =>
      String.fromCharCode(index < 95 ? 32 + index : 65 + index),
    );
    const texts = [...letters, '–—‘’“”„•…‹›€™−Œœ', 'AVATAR fi ffl To We', 'Affliction: 1/2 Yo.'];
    return texts.filter((text) => [16, 20, 33].some((size) => draw('whole', size, text) !== draw('small', size, text)));
  }, original());
  expect(differing).toEqual([]);
});

it('uses the system font if the heading font is invalid or missing', async () => {
  for (const fault of sampleOf([{ body: '<p>Not found' }, { status: 404 }, { drop: true as const }], 2)) {
    const opened = await pageWith(html, { faults: [{ url: /woff2/, ...fault }] });
    await opened.waitForMounted();
    expect(await opened.page.evaluate(() => [...document.fonts].length)).toBe(0);
    expect(opened.errors).toEqual([]);
  }
});

// threat 7: a policy may block the font alone.
it('triggers no violation report if font-src blocks all fonts', async () => {
  const opened = await pageWith(html, {
    headers: { 'content-security-policy': "font-src 'none'" },
    before: extendFontTimeout,
  });
  await opened.waitForMounted();
  expect(await hasFace(opened.page)).toBe(true);
  await opened.waitForIdle();
  expect(opened.console).toEqual([]);
});
