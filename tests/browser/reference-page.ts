import { engine } from './engines/engine';
import { extendFontTimeout } from './extend-font-timeout';
import type { Harness } from './harness';
import type { OpenedPage } from './opened-page';
import type { RenderedWidget } from './rendered-widgets';

/**
 * Opens a bare page with another page's tag, language, direction and settings, and with its widgets in the same places.
 *
 * @param widgets in order, each in a box of its original width
 */
export const referencePage = async (
  { pageWith }: Pick<Harness, 'pageWith'>,
  { page }: OpenedPage,
  widgets: readonly RenderedWidget[],
): Promise<OpenedPage> => {
  const { language, direction, tag, config, settings, path } = await page.evaluate(() => ({
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    tag: document.querySelector('script[src*="/cobble.js"]')!.outerHTML,
    config: document.querySelector('script[data-cobble-config]')?.outerHTML ?? '',
    settings: JSON.stringify(window.cobbleSettings ?? {}),
    // Put the reference page in the original page's folder, because the first path segment may be the locale.
    path: location.pathname.replace(/[^/]*$/, ''),
  }));
  const grounds = widgets.map(
    ({ background, box: { x, y, width, height } }) =>
      `<div style="position:absolute;left:${x - 24}px;top:${y - 24}px;width:${width + 48}px;height:${height + 48}px;background:${background}"></div>`,
  );
  const boxes = widgets.map(
    ({ html, width, box: { x, y } }) =>
      `<div class="box" style="left:${x}px;top:${y}px;width:${width}px">${html}</div>`,
  );
  const opened = await pageWith(
    `<!doctype html>
    <html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reference</title>
    <style>html { overflow: clip; } .box { position: absolute; } .box > * { max-width: none; }</style>
    ${config}<script>window.cobbleSettings = ${settings}</script>${tag}
    <body>${grounds.join('')}${boxes.join('')}</body></html>`,
    { path: `${path}reference-${crypto.randomUUID()}`, viewport: page.viewport()!, before: extendFontTimeout },
  );
  if (widgets.length) await opened.waitForMounted();
  await opened.waitForRendering();
  await align(opened, widgets);
  return opened;
};

/** Moves each widget to the subpixel offset of the original, because text rendering depends on it. */
const align = ({ page }: OpenedPage, widgets: readonly RenderedWidget[]) =>
  page.$$eval(
    '.box',
    (boxes, places, half) => {
      boxes.forEach((box, i) => {
        const content = [...box.querySelector('[data-widget]')!.shadowRoot!.querySelectorAll('*')].find(
          (one) => one.getBoundingClientRect().width > 0,
        )!;
        const { x, y } = content.getBoundingClientRect();
        const { style } = box as HTMLElement;
        style.left = `${parseFloat(style.left) + places[i]!.x - x + half}px`;
        style.top = `${parseFloat(style.top) + places[i]!.y - y + half}px`;
      });
    },
    widgets.map(({ box }) => box),
    // Browsers round down to layout units of 1/64 px, so add half a unit to keep the measured position. Firefox rounds
    // to the nearest.
    engine === 'firefox' ? 0 : 1 / 128,
  );
