import { describe, it } from 'vitest';
import { harness } from './harness';
import { foreignPages, looks, sameToThePixel } from './same-to-the-pixel';

const harnessed = harness();

// LDR-5
describe.each(looks.slice(0, 1))('Cobble in $theme at $viewport.width px', { timeout: 120_000 }, (look) => {
  // A page style that leaks into widgets does so in every theme, so one look suffices. same-to-the-pixel.all.test.ts
  // covers all pages in both looks.
  it.each(foreignPages.filter(({ file }) => file === 'reset.html'))(
    'renders buttons, tiles and the panel on the page $path as on a bare page',
    (page) => sameToThePixel(harnessed, page, look),
  );
});
