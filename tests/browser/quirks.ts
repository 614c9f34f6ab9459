import { expect } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { exampleMarkup } from '../../cli/catalogue/example-markup';
import { signIn } from './areas/player';
import { engine } from './engines/engine';
import { expectSameScreenshot } from './expect-same-screenshot';
import { extendFontTimeout } from './extend-font-timeout';
import type { Harness, PageOptions } from './harness';
import type { OpenedPage } from './opened-page';
import { waitForData } from './wait-for-data';

const found = await findWidgets(`${process.cwd()}/`);
const of = (kind: string) => found.map(({ description }) => description).filter((one) => one.kind === kind);

/** Returns a page with the widgets in boxes of their usual width. */
const page = (
  doctype: string,
  widgets: ReturnType<typeof of>,
) => `${doctype}<html lang="en-us"><head><meta charset="utf-8"><title>Quirks</title>
  <script type="application/json" data-cobble-config>{ "signIn": { "url": "/__sandbox/sign-in" } }</script><script async src="/dist/realms/cobble.js"></script></head><body>
  ${widgets
    .flatMap((widget) =>
      (widget.kind === 'area' ? widget.examples.slice(0, 1) : widget.examples).map(
        (example) =>
          `<div style="width: ${widget.exampleWidth ?? 640}px; margin: 0 0 16px">${exampleMarkup(widget, example, { id: `${widget.name}-${example.name}` })}</div>`,
      ),
    )
    .join('\n')}</body></html>`;

/** Returns the boxes of a widget's elements, relative to the widget. */
export const boxes = (opened: OpenedPage) =>
  opened.page.$$eval('[data-widget]', (elements) =>
    elements.map((element) => {
      const from = element.getBoundingClientRect();
      const at = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        // In Firefox's quirks mode, a line box without its own text has another height. That isn't visible, so ignore
        // it.
        const isBare =
          one instanceof HTMLSpanElement &&
          getComputedStyle(one).display === 'inline' &&
          [...one.childNodes].every((child) => child instanceof Element);
        const place = isBare ? [x - from.x, width] : [x - from.x, y - from.y, width, height];
        return `${one.localName}.${[...one.classList].join('.')} ${place.map((value) => Math.round(value * 64) / 64).join(' ')}`;
      };
      return {
        id: element.id,
        boxes: [
          `${from.width} ${from.height}`,
          ...[...(element.shadowRoot?.querySelectorAll('*') ?? [])]
            .filter((one) => one.getClientRects().length)
            .map(at),
        ],
      };
    }),
  );

export const ready = async (opened: OpenedPage, kind: string) => {
  await opened.waitForMounted();
  if (kind !== 'component') await waitForData(opened.page);
  await opened.page.setViewport({
    width: 1000,
    height: await opened.page.evaluate(() => document.documentElement.scrollHeight),
  });
  // Hide captcha images, because each is different.
  await opened.page.$$eval('[data-widget=support-ticket]', (elements) => {
    for (const { shadowRoot } of elements)
      for (const image of shadowRoot!.querySelectorAll('img')) image.style.visibility = 'hidden';
  });
  await opened.waitForRendering();
};

/** Replaces date controls with text fields, because date controls differ by a pixel in Firefox's quirks mode. */
const withoutCalendars = ({ page }: OpenedPage) =>
  page.$$eval('[data-widget]', (elements) => {
    for (const { shadowRoot } of elements)
      for (const field of shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? []) field.type = 'text';
  });

/**
 * @param which kind of widgets: `component`, `area` or `area, signed in`
 * @param names Default: all
 */
export const sameInQuirksMode = async (
  { pageWith, publish }: Harness,
  which: string,
  names?: readonly string[],
): Promise<void> => {
  const widgets = of(which.split(',')[0]!).filter(({ name }) => names?.includes(name) ?? true);
  const options: PageOptions = {
    viewport: { width: 1000, height: 900 },
    media: { 'prefers-reduced-motion': 'reduce' },
    before: extendFontTimeout,
  };
  const [quirky, standard] = (await Promise.all(
    ['', '<!doctype html>'].map(async (doctype, i) => {
      const path = `/page/quirks-${i}`;
      publish(path, page(doctype, widgets));
      const opened = await pageWith(page(doctype, widgets), { ...options, path });
      if (which.endsWith('in')) await signIn(opened, path);
      await ready(opened, which);
      return opened;
    }),
  )) as [OpenedPage, OpenedPage];
  expect(await Promise.all([quirky, standard].map(({ page }) => page.evaluate(() => document.compatMode)))).toEqual([
    'BackCompat',
    'CSS1Compat',
  ]);
  const [got, wanted] = await Promise.all([boxes(quirky), boxes(standard)]);
  for (const [i, widget] of wanted.entries()) expect.soft(got[i]).toEqual(widget);
  if (engine === 'firefox') await Promise.all([quirky, standard].map(withoutCalendars));
  expectSameScreenshot(`${which} without a doctype`, await quirky.screenshot(), await standard.screenshot());
};
