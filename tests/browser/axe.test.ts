import { expect, it } from 'vitest';
import { axeOnSheets, axeSheet, documentsOf, findingsOnSheet } from './axe-sheets';
import { harness } from './harness';

const harnessed = harness();

// One theme suffices, because themes differ only in colours, whose contrast other tests check. axe.all.test.ts covers
// all themes, right to left and areas.
axeOnSheets(harnessed, { components: ['realms'], turned: [], areas: [] });

it('finds an image without alternative text in a shadow root, on the sheet and in a frame', async () => {
  const { page } = await axeSheet(harnessed, 'gray', '&widgets=marketplace-tile,flyout');
  for (const opened of (await documentsOf(page)).slice(0, 2)) {
    await opened.evaluate(() => {
      const { shadowRoot } = document.querySelector('[data-widget]')!;
      const place = shadowRoot!.querySelector('dialog') ?? shadowRoot!;
      place.append(Object.assign(new Image(), { src: '/favicon.ico' }));
    });
  }
  expect((await findingsOnSheet(page)).filter((finding) => finding.startsWith('image-alt'))).toHaveLength(2);
});
