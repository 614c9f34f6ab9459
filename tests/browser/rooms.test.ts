import { expect, it } from 'vitest';
import { readShift, watchShift } from '../shift/shift-of';
import { harness } from './harness';

const { openPage } = harness();

// The first three widgets in a foreign page, and a finished site; `npm run shift` measures every page.
it.each([
  ['landing', 1280],
  ['bootstrap', 360],
])('%s at %i px moves by at most 0.02 on slow 4G, cold', async (name, width) => {
  const { page } = await openPage(`/examples/pages/${name}.html`, {
    viewport: { width, height: 800 },
    before: watchShift,
  });
  const { total, worst } = await readShift(page);
  expect(total, worst.join('\n')).toBeLessThanOrEqual(0.02);
});
