import { expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { measuredRooms } from '../../cli/build/measured-rooms';
import { measureRooms, roomPage } from '../rooms/measure-rooms';
import { readShift, watchShift } from '../shift/shift-of';
import { harness } from './harness';

const { openPage, pageWith } = harness();
const NAMES = ['marketplace-tile', 'promo-banner', 'profile-card', 'text-input', 'themed-button'];

it('the rooms that the sheet keeps are those of the widgets: else npm run rooms is to be run', async () => {
  const all = await findWidgets(new URL('../../', import.meta.url).pathname);
  const chosen = all.filter(({ name }) => NAMES.includes(name)).map(({ description }) => description);
  const { page } = await pageWith(roomPage(chosen, 'realms'));
  const expected = Object.fromEntries(NAMES.map((name) => [name, measuredRooms[name]]));
  expect(await measureRooms(page)).toEqual(expected);
});

// The first three widgets in a foreign page, and a finished site; `npm run shift` measures every page.
it.each(['landing', 'bootstrap'])('%s moves by at most 0.02 on slow 4G, cold', async (name) => {
  const { page } = await openPage(`/examples/pages/${name}.html`, {
    viewport: { width: 360, height: 800 },
    before: watchShift,
  });
  const { total, worst } = await readShift(page);
  expect(total, worst.join('\n')).toBeLessThanOrEqual(0.02);
});
