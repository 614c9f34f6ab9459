import { expect, it } from 'vitest';
import { has } from './engines/needs';
import { expectSameScreenshot } from './expect-same-screenshot';
import { extendFontTimeout } from './extend-font-timeout';
import { harness } from './harness';
import type { OpenedPage } from './opened-page';

const { pageWith } = harness();

/** Enough tiles that some are added after the first frame, whose heights only their placeholders predict. */
const TILES = 200;

/** Returns a list of tiles. Some titles have two lines. */
const list = (wrapped = (tile: string) => tile): string =>
  `<!doctype html><html lang="en-us"><title>T</title><link rel="stylesheet" href="/dist/realms/room.css"><script async src="/dist/realms/cobble.js"></script>
<style>body{margin:0}main{display:grid;gap:16px;padding:16px;grid-template-columns:repeat(auto-fill,minmax(200px,1fr))}</style>
<body><main>${Array.from({ length: TILES }, (_, n) =>
    wrapped(
      `<div id="t${n}" data-widget="marketplace-tile" data-load="eager" data-title="Tile ${n}${n % 3 ? '' : ' with a name that takes a second line'}" data-price="${n}" data-marketplace-url="#${n}"><p>Tile ${n}</p></div>`,
    ),
  ).join('')}</main>`;

const open = async (html = list(), height = 700): Promise<OpenedPage> => {
  const opened = await pageWith(html, { viewport: { width: 1000, height }, before: extendFontTimeout });
  await opened.waitForMounted();
  await opened.waitForRendering();
  return opened;
};

/** Returns whether the rule applies. Browsers without a clip margin for shadows ignore it and render all tiles. */
const applies = ({ page }: OpenedPage) => page.evaluate(() => CSS.supports('overflow-clip-margin', '1px'));

const drawn = ({ page }: OpenedPage) =>
  page.$$eval('[data-widget]', (tiles) =>
    tiles.flatMap(({ shadowRoot }, n) =>
      shadowRoot!.querySelector('a')!.checkVisibility({ contentVisibilityAuto: true }) ? [n] : [],
    ),
  );

const first = (count: number) => Array.from({ length: count }, (_, n) => n);

it('skips tiles far from the viewport, each in its own element', async () => {
  const opened = await open(list((tile) => `<section>${tile}</section>`));
  const shown = await drawn(opened);
  expect(shown.slice(0, 24)).toEqual(first(24));
  if (await applies(opened)) expect(shown.length).toBeLessThan(60);
  else expect(shown).toEqual(first(TILES));
  expect(opened.errors).toEqual([]);
});

it('renders skipped tiles on focus and in print, keeps them up to date, and reserves their space', {
  tags: 'all',
}, async () => {
  const opened = await open();
  const { page } = opened;
  const shown = await drawn(opened);
  expect(shown.slice(0, 24)).toEqual(first(24));
  expect(shown.includes(90)).toBe(!(await applies(opened)));
  await page.evaluate(() =>
    (window as never as { cobble: { get(at: string): { update(props: object): void } } }).cobble
      .get('#t90')
      .update({ title: 'Changed while far' }),
  );
  await page.$eval('#t90', ({ shadowRoot }) => shadowRoot!.querySelector('a')!.focus());
  await opened.waitForRendering();
  expect(await drawn(opened)).toContain(90);
  const { top, bottom, text } = await page.$eval('#t90', (tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return { top, bottom, text: tile.shadowRoot!.textContent };
  });
  expect(text).toContain('Changed while far');
  expect([top >= 0, bottom <= 700]).toEqual([true, true]);

  if (has('emulated media')) {
    await page.emulateMediaType('print');
    expect(await drawn(opened)).toHaveLength(TILES);
    await page.emulateMediaType('screen');
  }

  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.addStyleTag({ content: '[data-widget]{content-visibility:visible}' });
  expect(await drawn(opened)).toHaveLength(TILES);
  expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.02);
  expect(opened.errors).toEqual([]);
});

it('looks the same near the viewport, including shadows and focus rings', { tags: 'all' }, async () => {
  // Contained content starts at a whole pixel, so the rows have heights of whole pixels. Seven of them fit the view.
  const opened = await open(list().replace('main{', 'main{grid-auto-rows:280px;'), 2100);
  await opened.page.$eval('#t26', ({ shadowRoot }) => shadowRoot!.querySelector('a')!.focus({ preventScroll: true }));
  await opened.page.keyboard.press('Shift');
  await opened.waitForRendering();
  const got = await opened.screenshot();
  expect(await opened.page.$eval('#t26', (tile) => getComputedStyle(tile).contentVisibility)).toBe(
    (await applies(opened)) ? 'auto' : 'visible',
  );
  await opened.page.addStyleTag({ content: '[data-widget]{content-visibility:visible}' });
  await opened.waitForRendering();
  expectSameScreenshot('tiles of a long list', got, await opened.screenshot());
});
