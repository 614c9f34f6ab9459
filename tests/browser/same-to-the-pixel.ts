import { expect } from 'vitest';
import type { HostPage } from '../../examples/pages/pages';
import { pages } from '../../examples/pages/pages';
import type { Box } from './crop';
import { crop } from './crop';
import { expectSameScreenshot } from './expect-same-screenshot';
import { extendFontTimeout } from './extend-font-timeout';
import type { Harness } from './harness';
import type { OpenedPage } from './opened-page';
import { referencePage } from './reference-page';
import { renderedWidgets } from './rendered-widgets';

export interface Look {
  readonly theme: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

export const looks: readonly Look[] = [
  { theme: 'realms', viewport: { width: 1280, height: 800 } },
  { theme: 'vanilla', viewport: { width: 360, height: 800 } },
];

export const foreignPages: readonly HostPage[] = pages.filter(({ file, site }) => file !== 'item.html' && !site);

/** Compares buttons, tiles and the panel with those on a bare page. */
export const sameToThePixel = async (
  harnessed: Harness,
  { path, title }: HostPage,
  { theme, viewport }: Look,
): Promise<void> => {
  const host = await harnessed.openPage(`${path}?theme=${theme}`, { viewport, before: extendFontTimeout });
  await host.waitForMounted();
  // Remove the scroll bar, because the reference page doesn't have one. Chromium's screenshots hide scroll bars but
  // keep their space.
  await host.page.evaluate(() => document.documentElement.style.setProperty('scrollbar-width', 'none'));
  // Make the window higher than the page, so that fixed elements cover nothing.
  const height = await host.page.evaluate(() => document.documentElement.scrollHeight + 100);
  await host.page.setViewport({ ...viewport, height });
  await host.waitForRendering();
  const shown = await renderedWidgets(host.page, '[data-widget=themed-button], [data-widget=marketplace-tile]');
  expect(shown.length).toBeGreaterThan(1);
  const reference = await referencePage(harnessed, host, shown);
  const repeated = await renderedWidgets(reference.page, '[data-widget]');
  const [got, wanted] = [await host.screenshot(), await reference.screenshot()];
  for (const [i, { widget, box }] of shown.entries()) {
    const name = `${widget} ${i} on ${title}, ${theme}`;
    expect({ name, ...inSteps(repeated[i]!.box) }).toEqual({ name, ...inSteps(box) });
    expectSameScreenshot(name, crop(got, box), crop(wanted, box));
  }

  const html = await host.page.$eval('[data-widget=flyout]', (flyout) => {
    // Use plain text, because the page's CSS would style a paragraph.
    flyout.textContent = 'Whatever the page has to say.';
    return flyout.outerHTML.replace(/ data-widget-state="\w+"/, '');
  });
  await reference.page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), html);
  const [panel, bare] = [await openPanel(host), await openPanel(reference)];
  expect(panel.box).toEqual(bare.box);
  expectSameScreenshot(`flyout on ${title}, ${theme}`, panel.picture, bare.picture);
};

/** Rounds coordinates to 1/64 px, because the fractions of large coordinates are less precise. */
const inSteps = ({ x, y, width, height }: Box): Box => {
  const step = (value: number) => Math.round(value * 64) / 64;
  return { x: step(x), y: step(y), width: step(width), height: step(height) };
};

const openPanel = async (opened: OpenedPage) => {
  const { page } = opened;
  await opened.waitForMounted('[data-widget=flyout]');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'test-opener';
    button.setAttribute('data-widget-open', `#${document.querySelector('[data-widget=flyout]')!.id}`);
    button.textContent = 'Open';
    button.style.cssText = 'position:fixed!important;left:0;top:0;z-index:2147483647';
    document.body.append(button);
  });
  await page.click('#test-opener');
  await page.waitForFunction(() =>
    document.querySelector('[data-widget=flyout]')!.shadowRoot?.querySelector('dialog[open]'),
  );
  await opened.waitForRendering();
  const box = await page.$eval('[data-widget=flyout]', (flyout) => {
    const { x, y, width, height } = flyout.shadowRoot!.querySelector('dialog')!.getBoundingClientRect();
    return { x, y, width, height };
  });
  return { box, picture: await opened.screenshot(box) };
};
