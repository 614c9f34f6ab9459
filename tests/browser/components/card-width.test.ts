import { expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { exampleMarkup } from '../../../cli/catalogue/example-markup';
import { root } from '../../../esbuild.config.mjs';
import { harness } from '../harness';

const { pageWith } = harness();
const names = ['marketplace-tile', 'profile-card', 'profile-game-card', 'player-profile', 'store-product'];
const cards = (await findWidgets(root))
  .map(({ description }) => description)
  .filter(({ name }) => names.includes(name));

// A lone tile used to be 1,260 px wide, with an image of 700 px.
it('limits the width of a lone card, fills a cell, and lets the page decide, also before it is mounted', async () => {
  const [fallback, ...places] = ['', 'width:360px', 'max-width:none'].map((style) =>
    cards
      .map((description) => exampleMarkup(description, description.examples[0]!, { 'data-load': 'eager', style }))
      .join(''),
  );
  const { page } = await pageWith(
    `<!doctype html><html lang="en-us"><title>Cards</title><link rel="stylesheet" href="/dist/realms/room.css">
<style>body{margin:0}.grid{display:grid;grid-template-columns:repeat(3,1fr)}</style>
<script async src="/dist/realms/cobble.js" data-scan="manual"></script>
<body>${fallback}<div class="grid">${fallback}</div>${places.join('')}`,
    { viewport: { width: 1200, height: 800 } },
  );
  const selector = 'body > [data-widget], .grid > [data-widget]';
  const widths = () => page.$$eval(selector, (all) => all.map((one) => one.getBoundingClientRect().width));
  const expected = [520, 400, 360, 1200].flatMap((width) => cards.map(() => width));
  expect(await widths()).toEqual(expected);
  await page.evaluate(() => (window as never as { cobble: { scan(): Promise<unknown> } }).cobble.scan());
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].every(({ dataset }) => dataset.widgetState === 'mounted'),
    {},
    selector,
  );
  expect(await widths()).toEqual(expected);
});
