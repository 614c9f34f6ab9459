import { expect, it } from 'vitest';
import { harness } from '../harness';
import { callMethod, recorderScript } from './event-recorder';

const { pageWith } = harness({ sharesDocument: true });

// WGT-7
it.each([
  ['ltr', 1280, [792, 1280]],
  ['rtl', 1280, [792, 1280]],
  ['ltr', 360, [0, 360]],
])(
  'is a panel of 488 px at the right edge, and as wide as a narrower window (%s, %i px)',
  async (dir, width, edges) => {
    const opened = await pageWith(
      `${recorderScript}<div dir="${dir}"><div id="f" data-widget="flyout" data-load="eager" data-heading="Cart">Empty</div></div>`,
      { viewport: { width, height: 600 }, media: { 'prefers-reduced-motion': 'reduce' } },
    );
    await opened.waitForMounted();
    const { page } = opened;
    await callMethod(page, '#f', 'open');
    expect(
      await page.$eval('#f', (element) => {
        const { left, right } = element.shadowRoot!.querySelector('dialog')!.getBoundingClientRect();
        return [left, right];
      }),
    ).toEqual(edges);
  },
);
