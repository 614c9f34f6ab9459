import { describe, expect, it } from 'vitest';
import { findWidgets } from '../../cli/build/find-widgets';
import { exampleMarkup } from '../../examples/catalogue/example-markup';
import { exampleWidth } from '../../examples/catalogue/example-width';
import { signIn } from './areas/player';
import type { PageOptions } from './harness';
import { harness } from './harness';
import type { Opened } from './opened';
import { samePicture } from './same-picture';

const { pageWith, publish } = harness();
const found = await findWidgets(`${process.cwd()}/`);
const of = (kind: string) => found.map(({ description }) => description).filter((one) => one.kind === kind);

/** A page of widgets under each other, each in a box of its usual width. */
const page = (
  doctype: string,
  widgets: ReturnType<typeof of>,
) => `${doctype}<html lang="en-us"><head><meta charset="utf-8"><title>Quirks</title>
  <script type="application/json" data-cobble-config>{ "signIn": { "url": "/__sandbox/sign-in" } }</script><script async src="/dist/realms/cobble.js"></script></head><body>
  ${widgets
    .flatMap((widget) =>
      (widget.kind === 'area' ? widget.examples.slice(0, 1) : widget.examples).map(
        (example) =>
          `<div style="width: ${exampleWidth(widget.name) ?? 640}px; margin: 0 0 16px">${exampleMarkup(widget, example, { id: `${widget.name}-${example.name}` })}</div>`,
      ),
    )
    .join('\n')}</body></html>`;

/** Where everything in every shadow root is, seen from its widget. */
const boxes = (opened: Opened) =>
  opened.page.$$eval('[data-widget]', (elements) =>
    elements.map((element) => {
      const from = element.getBoundingClientRect();
      const at = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.localName}.${[...one.classList].join('.')} ${[x - from.x, y - from.y, width, height].map((value) => Math.round(value * 64) / 64).join(' ')}`;
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

/** Every widget stands, no area loads any more, and the window is as high as the page. */
const ready = async (opened: Opened, kind: string) => {
  await opened.mounted();
  if (kind !== 'component')
    await opened.page.waitForFunction(
      () =>
        ![...document.querySelectorAll('[data-widget]')].some(
          ({ shadowRoot }) =>
            shadowRoot!.querySelector('[aria-busy=true]') ||
            [...shadowRoot!.querySelectorAll('[role=status]')].some((one) => one.textContent === 'Loading…'),
        ),
    );
  await opened.page.setViewport({
    width: 1000,
    height: await opened.page.evaluate(() => document.documentElement.scrollHeight),
  });
  // Each challenge is another picture.
  await opened.page.$$eval('[data-widget=support-ticket]', (elements) =>
    elements.forEach(({ shadowRoot }) =>
      shadowRoot!.querySelectorAll('img').forEach((image) => (image.style.visibility = 'hidden')),
    ),
  );
  await opened.settled();
};

/** A picture as high as three letters. */
const dot =
  '<img alt="Dot" width="40" height="40" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==">';

// LDR-5, interface 9: in quirks mode a tile was as high as the page.
describe('a page without a doctype', () => {
  it.each(['component', 'area', 'area, signed in'])(
    'shows every %s as a page with one does',
    async (which) => {
      const widgets = of(which.split(',')[0]!);
      const options: PageOptions = {
        viewport: { width: 1000, height: 900 },
        media: { 'prefers-reduced-motion': 'reduce' },
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
      )) as [Opened, Opened];
      expect(await Promise.all([quirky, standard].map(({ page }) => page.evaluate(() => document.compatMode)))).toEqual(
        ['BackCompat', 'CSS1Compat'],
      );
      const [got, wanted] = await Promise.all([boxes(quirky), boxes(standard)]);
      for (const [i, widget] of wanted.entries()) expect.soft(got[i]).toEqual(widget);
      samePicture(`${which} without a doctype`, await quirky.picture(), await standard.picture());
    },
    60_000,
  );

  // WGT-7 WGT-8
  it.each(['flyout', 'modal'])('opens a %s as a page with one does', async (name) => {
    const html = `<script async src="/dist/realms/cobble.js"></script><div id="a" data-load="eager" data-widget="${name}" data-heading="Rules"><p>One</p><p>Two</p><p slot="footer">Foot</p></div>`;
    const [quirky, standard] = (await Promise.all(
      ['', '<!doctype html>'].map(async (doctype) => {
        const opened = await pageWith(
          `${doctype}<html lang="en-us"><meta charset="utf-8"><title>Quirks</title><body>${html}</body></html>`,
          { viewport: { width: 900, height: 700 }, media: { 'prefers-reduced-motion': 'reduce' } },
        );
        await opened.mounted();
        await opened.page.evaluate(() => (window.cobble as { get(id: string): { open(): unknown } }).get('#a').open());
        await opened.settled();
        return opened;
      }),
    )) as [Opened, Opened];
    expect(await boxes(quirky)).toEqual(await boxes(standard));
    samePicture(`a ${name} without a doctype`, await quirky.picture(), await standard.picture());
  });

  // ARE-2
  it('shows an article of everything that may stand in one as a page with one does', async () => {
    const article = {
      id: 1,
      title: 'All of it',
      body: `<h2>Tables</h2><table border="1"><caption>A <b>caption</b></caption><tr><th>One</th><td>Two <table><tr><td>inner</td></tr></table></td><td>${dot}</td></tr></table>
      <p>${dot}</p><p>Words ${dot} and words</p><ul><li>${dot}</li><li>One<ol><li>inner</li></ol></li></ul><figure>${dot}<figcaption>A dot</figcaption></figure><dl><dt>Term</dt><dd>Meaning</dd></dl>
      <blockquote>Said <q>inside</q></blockquote><pre>a\n  b</pre><hr><details open><summary>More</summary><p>Text</p></details><p><a href="/a">${dot}</a></p><center>In the <font size="7">middle</font></center>`,
    };
    const faults = [{ url: /\/articles\/1(\?|$)/, body: JSON.stringify({ article }) }];
    const html =
      '<script async src="/dist/realms/cobble.js"></script><div data-widget="help-article" data-article-id="1"></div>';
    const [quirky, standard] = (await Promise.all(
      ['', '<!doctype html>'].map(async (doctype) => {
        const opened = await pageWith(
          `${doctype}<html lang="en-us"><meta charset="utf-8"><title>Quirks</title><body>${html}</body></html>`,
          { viewport: { width: 700, height: 900 }, faults },
        );
        await ready(opened, 'area');
        return opened;
      }),
    )) as [Opened, Opened];
    expect(await boxes(quirky)).toEqual(await boxes(standard));
    samePicture('an article without a doctype', await quirky.picture(), await standard.picture());
  });
});
