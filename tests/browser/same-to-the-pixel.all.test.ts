import { describe, it } from 'vitest';
import { harness } from './harness';
import { foreignPages, looks, sameToThePixel } from './same-to-the-pixel';

const harnessed = harness();

// LDR-5
describe.each(looks)('Cobble in $theme at $viewport.width px', (look) => {
  it.each(foreignPages)('renders buttons, tiles and the panel on the page $path as on a bare page', (page) =>
    sameToThePixel(harnessed, page, look),
  );
});
