import { expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { harness } from './harness';
import { sheetReady } from './sheet-ready';
import { waitForData } from './wait-for-data';

const { openPage } = harness();

/** 1,280 px at a zoom of 400 %. */
const openNarrow = async (kind: string) => {
  const widgets = (await findWidgets(`${process.cwd()}/`)).filter(({ description }) => description.kind === kind);
  const opened = await openPage(`/catalogue/sheet?theme=realms&widgets=${widgets.map(({ name }) => name).join()}`, {
    viewport: { width: 320, height: 780 },
    media: { 'prefers-reduced-motion': 'reduce' },
  });
  await sheetReady(opened);
  if (kind === 'area') await waitForData(opened.page);
  const excess = () =>
    opened.page.evaluate(({ scrollWidth, clientWidth } = document.documentElement) => scrollWidth - clientWidth);
  return { page: opened.page, excess };
};

it.each(['component', 'area'])('fits each %s into 320 px', async (kind) => {
  const { excess } = await openNarrow(kind);
  expect(await excess()).toBe(0);
});

it.each(['component', 'area'])('fits each %s into 320 px with text twice as large', { tags: 'all' }, async (kind) => {
  const { page, excess } = await openNarrow(kind);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await excess()).toBe(0);
});
