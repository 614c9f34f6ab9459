import { expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { measuredRooms } from '../../cli/build/measured-rooms';
import { root } from '../../esbuild.config.mjs';
import { pages } from '../../examples/pages/pages';
import { farFromRooms } from '../rooms/far-from-rooms';
import { measurePlaces } from '../rooms/measure-places';
import { roomPage } from '../rooms/room-page';
import { readShift, watchShift } from '../shift/shift-of';
import { widgetPage } from '../shift/widget-page';
import { harness } from './harness';

const { openPage, pageWith } = harness();
const widgets = (await findWidgets(root)).map(({ description }) => description);

// 360 and 1280 px, two themes; most of it is waiting for the slow network.
const views = [360, 1280].flatMap((width) => ['marketplace', 'gray'].map((theme) => ({ width, theme })));

it.each(pages.map(({ path }) => path))('%s moves by at most 0.02 on slow 4G, cold', async (path) => {
  const shifts = await Promise.all(
    views.map(async ({ width, theme }) => {
      const { page } = await openPage(`${path}?theme=${theme}`, {
        viewport: { width, height: 800 },
        before: watchShift,
      });
      return { width, theme, ...(await readShift(page)) };
    }),
  );
  expect(shifts.filter(({ total }) => total > 0.02)).toEqual([]);
});

it.each(widgets.map(({ name }) => name))('a page with one %s moves by at most 0.02', async (name) => {
  const description = widgets.find((one) => one.name === name);
  const shifts = await Promise.all(
    views.map(async ({ width, theme }) => {
      const { page } = await pageWith(widgetPage(description!, theme), {
        viewport: { width, height: 800 },
        before: watchShift,
      });
      return { width, theme, ...(await readShift(page)) };
    }),
  );
  expect(shifts.filter(({ total }) => total > 0.02)).toEqual([]);
});

it('the room of every widget is as high as the widget', async () => {
  const { page } = await pageWith(roomPage(widgets, 'realms'), {
    faults: [{ url: /^\/(?!dist|examples|page)/, never: true }],
    before: (page) => page.createCDPSession(),
    until: 'domcontentloaded',
  });
  expect(farFromRooms(await measurePlaces(page), measuredRooms)).toEqual([]);
}, 120_000);
