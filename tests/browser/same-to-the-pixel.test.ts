import { describe, it } from 'vitest';
import { harness } from './harness';
import { foreignPages, looks, sameToThePixel } from './same-to-the-pixel';

const harnessed = harness();
/** A content system, and the hardest rules. All pages in both looks: same-to-the-pixel.matrix.ts. */
const kinds = ['wordpress.html', 'reset.html'];
const listed = foreignPages.filter(({ file }) => kinds.includes(file));

// LDR-5
describe.each(looks)('in $theme at $viewport.width px', (look) => {
  // Each page in one of the looks, each look on half of the pages: what a page's style reaches, it reaches in every
  // theme.
  it.each(listed.filter((_, i) => looks[i % 2] === look))(
    'buttons, tiles and the panel on the page $path look as on a bare page',
    (page) => sameToThePixel(harnessed, page, look),
  );
});
