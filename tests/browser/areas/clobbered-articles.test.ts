import { beforeAll, expect, it } from 'vitest';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';
import { waitForText } from './player';

const { pageWith, openPage, publish } = harness();

/** Names of document and element members in this browser. */
let members: string[];
beforeAll(async () => {
  const { page } = await pageWith('');
  members = await page.evaluate(() =>
    [Document, HTMLFormElement, HTMLElement, Element, Node, EventTarget].flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype),
    ),
  );
});

/** HTML with elements that are named like members that DOM code reads. */
const kinds: Readonly<Record<string, (names: readonly string[]) => string>> = {
  'named images': (names) => names.map((name) => `<img name="${name}" alt="">`).join(''),
  'named frames, objects and embeds': (names) =>
    names
      .map((name) => `<iframe name="${name}"></iframe><object id="${name}"></object><embed name="${name}">`)
      .join(''),
  'named forms': (names) => names.map((name) => `<form name="${name}"></form>`).join(''),
  'a form with named fields': (names) =>
    `<form>${names.map((name) => `<input name="${name}"><img id="${name}" alt="">`).join('')}<p>Third</p></form>`,
  'small forms with named fields': (names) =>
    names.map((name) => `<form><div><input id="${name}"></div></form>`).join(''),
};

const textOf = ({ page }: OpenedPage) =>
  page.$eval('#a', ({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll('article p')].map(({ textContent }) => textContent.trim()).join(' '),
  );

// Threats 7 and 10: with `<img name="body">`, `body` of the parsed document used to be that image. With `<img
// name="write">` or a field named `ownerDocument`, the article used to fail.
it.each(sampleOf(Object.entries(kinds), 2))(
  'renders the complete article if it contains %s',
  async (_, write) => {
    const body = `<h2>Caves</h2><p>First</p>${write(members)}<p>Last</p><p><a href="javascript:x()" onclick="x()">link</a></p>`;
    const opened = await pageWith(
      `${tag()}<div id="a" data-widget="help-article" data-article-id="7" data-load="eager"></div>`,
      { faults: [{ url: /articles\/7(\?|$)/, body: JSON.stringify({ article: { id: 7, title: 'Caves', body } }) }] },
    );
    await waitForText(opened, '#a', /last/);
    expect(await textOf(opened)).toMatch(/First.*Last.*link/);
    if (/Third/.test(body)) expect(await textOf(opened)).toMatch(/First.*Third.*Last/);
    expect(
      await opened.page.$eval(
        '#a',
        ({ shadowRoot }) =>
          shadowRoot!
            .querySelector('article')!
            .querySelectorAll('form,input,object,embed,iframe,[name],[onclick],a[href^=java]').length,
      ),
    ).toBe(0);
    expect(opened.errors).toEqual([]);
  },
  60_000,
);

// A field named `closest` used to break the whole search.
it.each(sampleOf(['body', 'createTreeWalker', 'querySelectorAll', 'ownerDocument', 'closest'], 2))(
  'renders a snippet with an image and a field named %s',
  async (name) => {
    const snippet = `<img name="${name}">the <em>lantern</em> <form>burns<input name="${name}"></form>`;
    const found = JSON.stringify({ count: 1, page_count: 1, results: [{ id: 7, title: 'Caves', snippet }] });
    publish('/found', `${tag()}<div id="a" data-widget="help-search" data-load="eager"></div>`);
    const opened = await openPage('/found?hc-q=lantern', {
      faults: [{ url: /articles\/search/, body: found }],
    });
    await waitForText(opened, '#a', /the lantern burns/);
    expect(
      await opened.page.$eval('#a', ({ shadowRoot }) => shadowRoot!.querySelector('li mark, li em')?.textContent),
    ).toBe('lantern');
    expect(opened.errors).toEqual([]);
  },
);
