import { expect, it } from 'vitest';
import { axeOnSheets, axeSheet, documentsOf, findingsOnSheet } from './axe-sheets';
import { harness } from './harness';

const harnessed = harness();

// One theme stands for all (axe.all.test.ts): what differs in a theme is its colours, whose contrast the themes' own
// tests prove. There they are also turned round, and the areas, which `areas/axe.test.ts` looks at in their pages.
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
