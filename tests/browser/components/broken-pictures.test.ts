import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { exampleOf, widgets } from '../defaults/every-widget';
import { newSession, storeInPage } from '../defaults/session';
import type { Fault } from '../faults';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import { sampleOf } from '../sample-of';

const { pageWith, origin } = harness();

/** Components with an image that the page sets. The areas below show images of services. */
const components = widgets.flatMap(({ name, examples }) => {
  const example = examples.find(({ props = {} }) => 'imageUrl' in props || 'backgroundImage' in props);
  return example ? [exampleOf(name, example.name)] : [];
});
const areas = ['marketplace-item', 'marketplace-popular', 'player-profile', 'sign-in', 'skin-picker'];
const examples = [...components, ...areas.map((name) => exampleOf(name))].join('\n');
const pictures = /\.(svg|png)(\?|$)|gamertag.*picture/i;
const bytes = PNG.sync.write(new PNG({ width: 64, height: 64 }));

/** Opens all widgets and returns their heights, the visible images, and the layout shift. */
const visit = async (fault?: Partial<Fault>) => {
  const session = await newSession(origin());
  const opened = await pageWith(`${tag()}<main style="max-width:40em">${examples}</main>`, {
    faults: fault ? [{ url: pictures, ...fault }] : [],
    before: (page) => page.evaluateOnNewDocument(storeInPage, session),
  });
  await opened.waitForMounted();
  await opened.waitForIdle();
  return opened.page.$$eval('main > [data-widget]', (elements) =>
    elements.map((element) => {
      const images = [...element.shadowRoot!.querySelectorAll('img')];
      return {
        id: element.id,
        height: element.getBoundingClientRect().height,
        // Browsers render nothing for a failed image without alternative text.
        broken: images.filter(
          (image) => image.complete && !image.naturalWidth && image.alt && getComputedStyle(image).opacity !== '0',
        ).length,
        shown: images.filter((image) => image.naturalWidth && getComputedStyle(image).opacity !== '0').length,
      };
    }),
  );
};

it.each(
  sampleOf(
    [
      ['an HTML page', { body: '<!doctype html><title>Sign in</title>' }],
      ['an empty body', { body: '' }],
      ['half of a picture', { body: bytes.subarray(0, bytes.length / 2), cut: true }],
    ] as const,
    1,
  ),
)('shows the placeholder of each widget, at the same size, if a picture is %s', async (_, fault) => {
  const whole = await visit();
  expect(whole.filter(({ id, shown }) => !shown && id !== 'skin-picker').map(({ id }) => id)).toEqual([]);
  expect(await visit(fault)).toEqual(whole.map((one) => ({ ...one, broken: 0, shown: 0 })));
});
