import { describe, expect, it } from 'vitest';
import { expectSameScreenshot } from './expect-same-screenshot';
import { extendFontTimeout } from './extend-font-timeout';
import { harness } from './harness';
import type { OpenedPage } from './opened-page';
import { boxes, ready, sameInQuirksMode } from './quirks';

const harnessed = harness();
const { pageWith } = harnessed;

const dot =
  '<img alt="Dot" width="40" height="40" src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==">';

// LDR-5, interface 9: in quirks mode, a tile used to be as high as the page.
describe('a page without a doctype', () => {
  // quirks.all.test.ts covers all components and areas.
  it(
    'shows components without a doctype as with one',
    () => sameInQuirksMode(harnessed, 'component', ['marketplace-tile', 'profile-card', 'sort-dropdown', 'text-input']),
    60_000,
  );

  // WGT-7 WGT-8
  it.each(['flyout', 'modal'])('opens a %s without a doctype as with one', { tags: 'all' }, async (name) => {
    const html = `<script async src="/dist/realms/cobble.js"></script><div id="a" data-load="eager" data-widget="${name}" data-heading="Rules"><p>One</p><p>Two</p><p slot="footer">Foot</p></div>`;
    const [quirky, standard] = (await Promise.all(
      ['', '<!doctype html>'].map(async (doctype) => {
        const opened = await pageWith(
          `${doctype}<html lang="en-us"><meta charset="utf-8"><title>Quirks</title><body>${html}</body></html>`,
          {
            viewport: { width: 900, height: 700 },
            media: { 'prefers-reduced-motion': 'reduce' },
            before: extendFontTimeout,
          },
        );
        await opened.waitForMounted();
        await opened.page.evaluate(() => (window.cobble as { get(id: string): { open(): unknown } }).get('#a').open());
        await opened.waitForRendering();
        return opened;
      }),
    )) as [OpenedPage, OpenedPage];
    expect(await boxes(quirky)).toEqual(await boxes(standard));
    expectSameScreenshot(`a ${name} without a doctype`, await quirky.screenshot(), await standard.screenshot());
  });

  // ARE-2
  it('shows an article with every allowed element without a doctype as with one', { tags: 'all' }, async () => {
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
          { viewport: { width: 700, height: 900 }, faults, before: extendFontTimeout },
        );
        await ready(opened, 'area');
        return opened;
      }),
    )) as [OpenedPage, OpenedPage];
    expect(await boxes(quirky)).toEqual(await boxes(standard));
    expectSameScreenshot('an article without a doctype', await quirky.screenshot(), await standard.screenshot());
  });
});
