import { expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { measuredRooms } from '../../cli/build/measured-rooms';
import { root } from '../../esbuild.config.mjs';
import { farFromRooms } from '../rooms/far-from-rooms';
import { measurePlaces } from '../rooms/measure-places';
import { roomPage } from '../rooms/room-page';
import { harness } from './harness';

const { pageWith } = harness();
const widgets = (await findWidgets(root)).map(({ description }) => description);

it('the room of every widget is as high as the widget', async () => {
  const { page } = await pageWith(roomPage(widgets, 'realms'), {
    faults: [{ url: /^\/(?!dist|examples|page)/, never: true }],
    before: (page) => page.createCDPSession(),
    until: 'domcontentloaded',
  });
  expect(farFromRooms(await measurePlaces(page), measuredRooms)).toEqual([]);
}, 120_000);
