import { expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { measuredHeights } from '../../cli/reserved-space/measured-heights';
import { root } from '../../esbuild.config.mjs';
import { pages } from '../../examples/pages/pages';
import { heightDifferences } from '../reserved-space/height-differences';
import { measurePage } from '../reserved-space/measure-page';
import { measurePlaces } from '../reserved-space/measure-places';
import { readShift, watchShift } from '../shift/shift-of';
import { harness } from './harness';

const { openPage, pageWith } = harness();
const widgets = (await findWidgets(root)).map(({ description }) => description);

it('reserves the exact height of every widget', async () => {
  const { page } = await pageWith(measurePage(widgets, 'realms'), {
    faults: [{ url: /^\/(?!dist|examples|page)/, never: true }],
    before: (page) => page.createCDPSession(),
    until: 'domcontentloaded',
  });
  expect(heightDifferences(await measurePlaces(page), measuredHeights)).toEqual([]);
}, 120_000);

// Some lines break only between the usual widths, such as two adjacent buttons or a header with its sign-in button.
it.each(pages.filter(({ site }) => site).map(({ path }) => path))(
  'shifts %s by at most 0.025 at phone, tablet and small window widths, uncached on slow 4G',
  async (path) => {
    const shifts = [];
    // Open the pages sequentially: parallel pages delay each other's font, and a late font shifts the text.
    for (const width of [320, 390, 412, 430, 600, 768, 1024]) {
      const { page } = await openPage(path, { viewport: { width, height: 800 }, before: watchShift });
      shifts.push({ width, ...(await readShift(page)) });
    }
    expect(shifts.filter(({ total }) => total > 0.025)).toEqual([]);
  },
  120_000,
);
