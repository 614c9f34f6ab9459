import { expect, it } from 'vitest';
import { harness } from '../harness';
import { tag } from '../loader/tag';

const { pageWith } = harness({ sharesDocument: true });

// interface 9: authors use `data-slot` in systems that strip the `slot` attribute.
it('assigns a child to its slot by data-slot, also if it is added later', async () => {
  const opened = await pageWith(
    `${tag()}<div data-widget="modal" data-load="eager" data-heading="Rules"><p>Text</p><button id="a" data-slot="footer">OK</button></div>`,
  );
  await opened.waitForMounted();
  const { page } = opened;
  const slotOf = (id: string) => page.$eval(`#${id}`, (element) => element.assignedSlot?.name ?? element.slot);
  expect(await slotOf('a')).toBe('footer');
  await page.$eval('[data-widget]', (element) =>
    element.insertAdjacentHTML('beforeend', '<button id="b" data-slot="footer">Later</button>'),
  );
  await page.waitForFunction(() => document.querySelector('#b')?.slot === 'footer');
});

it('respects an existing slot attribute and handles only direct children', async () => {
  const opened = await pageWith(
    `${tag()}<div data-widget="modal" data-load="eager" data-heading="Rules"><p>Text <b id="deep" data-slot="footer">deep</b></p><button id="own" slot="footer" data-slot="other">OK</button></div>`,
  );
  await opened.waitForMounted();
  const { page } = opened;
  expect(await page.$$eval('#deep, #own', (elements) => elements.map(({ slot }) => slot))).toEqual(['', 'footer']);
});

it("doesn't report a missing prop if data-slot fills its place", async () => {
  const opened = await pageWith(
    `${tag()}<div data-widget="promo-banner" data-banner-link="/n"><span>Big news</span><b id="link" data-slot="link">Read</b></div>`,
  );
  await opened.waitForMounted();
  await opened.waitForIdle();
  expect(opened.consoleMessages('error')).toEqual([]);
});
