import { expect, it } from 'vitest';
import { exampleOf } from '../defaults/every-widget';
import { harness } from '../harness';
import { tag } from '../loader/tag';

const { pageWith } = harness();
const widgets = ['carousel', 'promo-banner', 'marketplace-popular'];
const examples = widgets.map((name) => exampleOf(name)).join('\n');

// `:dir()` ignores a direction that CSS sets.
it.each([
  ['the dir attribute', '<html dir="rtl">', ''],
  ['a style alone', '<html>', '<style>body { direction: rtl }</style>'],
])('flips the arrows of each widget in a page that is right-to-left by %s', async (_, html, head) => {
  const opened = await pageWith(
    `<!doctype html>${html}<head><meta charset="utf-8"><title>Shop</title>${head}${tag()}</head><body>${examples}</body></html>`,
  );
  await opened.waitForMounted();
  await opened.waitForIdle();
  const flipped = () =>
    opened.page.$$eval('[data-widget]', (elements) =>
      elements.map(({ shadowRoot }) =>
        // Select the arrows, but not a tile's stars.
        [...shadowRoot!.querySelectorAll(':is(button, a[href]:not([target])) > svg')].map((svg) => {
          const { scale, transform } = getComputedStyle(svg);
          return scale === '-1 1' || transform === 'matrix(-1, 0, 0, 1, 0, 0)';
        }),
      ),
    );
  // A row of tiles shows its buttons once it has measured itself.
  await expect.poll(flipped).toEqual([[true, true], [true], [true, true]]);
});
