import { expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { measuredHeights } from '../../cli/reserved-space/measured-heights';
import { root } from '../../esbuild.config.mjs';
import { aloneCases } from '../reserved-space/alone-cases';
import { heightDifferences } from '../reserved-space/height-differences';
import { alonePage, measureAlone } from '../reserved-space/measure-alone';
import { measurePage } from '../reserved-space/measure-page';
import { measurePlaces } from '../reserved-space/measure-places';
import { readShift, watchShift } from '../shift/shift-of';
import { widgetPage } from '../shift/widget-page';
import { needs } from './engines/needs';
import { extendFontTimeout } from './extend-font-timeout';
import { harness } from './harness';
import { sampleOf } from './sample-of';

const { openPage, pageWith } = harness();
const widgets = (await findWidgets(root)).map(({ description }) => description);

// Tests the first three widgets on foreign pages, one of which resets all styles, and on complete sites without a
// signed-in player. `npm run shift` covers every page and a page per widget. Most of the time, the test waits for the
// network.
it('shifts example pages by at most 0.02, uncached on slow 4G', { tags: 'all', timeout: 120_000 }, async () => {
  const views = [
    ['bootstrap', 360],
    ['reset', 360],
    ['landing', 360],
    // Without reserved width, the sign-in button used to move to its own line when it appeared.
    ['support', 412],
    ['profile', 1280],
    // The placeholder of a button used to be too wide for the line that the button fits.
    ['turbo', 360],
  ] as const;
  const shifts = await Promise.all(
    sampleOf(views, 2).map(async ([name, width]) => {
      const viewport = { width, height: 800 };
      const { page } = await openPage(`/examples/pages/${name}.html`, { viewport, before: watchShift });
      return { name, ...(await readShift(page)) };
    }),
  );
  expect(shifts.filter(({ total }) => total > 0.02)).toEqual([]);
});

// These widgets have hidden slides, overlay content, or a height that depends on the visitor.
it('shifts pages with one widget by at most 0.02', async () => {
  const shifts = await Promise.all(
    widgets
      .filter(({ name }) => ['carousel', 'flyout', 'offer-claim'].includes(name))
      .map(async (description) => {
        const viewport = { width: 360, height: 800 };
        const { page } = await pageWith(widgetPage(description, 'realms'), { viewport, before: watchShift });
        return { name: description.name, ...(await readShift(page)) };
      }),
  );
  expect(shifts).toHaveLength(3);
  expect(shifts.filter(({ total }) => total > 0.02)).toEqual([]);
}, 120_000);

it.each(
  sampleOf(
    [
      ['vanilla', 360],
      ['vanilla', 1280],
      ['realms', 360],
      ['realms', 1280],
    ] as const,
    1,
  ),
)(
  'reserves the space of a component alone on a page by its attributes and children (%s, %i px)',
  async (theme, width) => {
    needs('fonts as wide as Arial');
    needs('attr() with a type');
    const viewport = { width, height: 800 };
    const { page } = await pageWith(alonePage(theme), { viewport });
    const measured = await measureAlone(page, aloneCases(widgets));
    expect(measured.filter(({ shift }) => shift > 0.02)).toEqual([]);
    expect(measured.filter(({ isExact, reserved, mounted }) => isExact && Math.abs(reserved - mounted) > 8)).toEqual(
      [],
    );
  },
  120_000,
);

// Detects outdated placeholder sizes. `npm run rooms` measures these again.
it('reserves the height of the widgets', async () => {
  // Heights depend on line breaks, which depend on the font.
  needs('fonts as wide as Arial');
  const some = ['balance-summary', 'captcha', 'marketplace-tile', 'skin-picker', 'newsletter-signup', 'help-article'];
  const { page } = await pageWith(
    measurePage(
      widgets.filter(({ name }) => some.includes(name)),
      'realms',
    ),
    {
      // Services never respond, so areas keep waiting. The DevTools session prevents the reuse of this page, which has
      // pending requests.
      faults: [{ url: /^\/(?!dist|examples|page)/, never: true }],
      before: async (page) => {
        await extendFontTimeout(page);
        await page.createCDPSession();
      },
      until: 'domcontentloaded',
    },
  );
  const places = await measurePlaces(page);
  expect(new Set(places.map(({ of }) => of))).toEqual(new Set(some));
  expect(heightDifferences(places, measuredHeights)).toEqual([]);
});

// At 430 px, two placeholders that were 4 px wider than their buttons used to wrap until the buttons appeared.
it('reserves the width of a button', async () => {
  // Text widths depend on the font's hints.
  needs('unhinted text');
  needs('fonts as wide as Arial');
  const texts = ['Get the game', 'What is new?', 'Play now', 'Learn more', 'Sign up', 'Sign in', 'Visit the store'];
  const buttons = texts.map((text) => `<div><div data-widget="themed-button">${text}</div></div>`);
  const opened = await pageWith(
    `<!doctype html><html lang="en-us"><title>T</title><link rel="stylesheet" href="/dist/realms/room.css"><script async src="/dist/realms/cobble.js" data-scan="manual"></script><body>${buttons.join('')}`,
  );
  const { page } = opened;
  const widths = () =>
    page.$$eval('[data-widget]', (all) => all.map((one) => Math.round(one.getBoundingClientRect().width * 10) / 10));
  const places = await widths();
  // Load the font first: for most visitors, it has loaded in time.
  await page.evaluate(async () => {
    const file = await (await fetch('/dist/fonts/jersey-10.woff2')).arrayBuffer();
    // The cast is needed because TypeScript's types lack `sizeAdjust`.
    document.fonts.add(await new FontFace('Cobble Pixel', file, { sizeAdjust: '125%' } as FontFaceDescriptors).load());
    await (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan();
  });
  await opened.waitForMounted();
  const off = (await widths()).map((width, at) => places[at]! - width);
  // Fallback letters differ in width, and versions of the system font differ by a fraction of a pixel.
  expect(off.filter((by) => Math.abs(by) > 5)).toEqual([]);
  expect(Math.abs(off.reduce((sum, by) => sum + by) / off.length)).toBeLessThan(1.5);
});
