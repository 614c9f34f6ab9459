import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';

const { pageWith } = harness();
const tag = (attributes = '') =>
  `<style>[data-widget=modal]:not([data-widget-state=mounted]), [data-widget=flyout]:not([data-widget-state=mounted]) { display: none }</style><script async src="/dist/realms/cobble.js" ${attributes}></script>`;

/** Returns `aria-haspopup` by ID. For a widget, returns the value of its button or link. */
const says = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[id]:is([data-widget-open], [data-widget-toggle], [data-said])')].map(
        (element) => [
          element.id,
          (element.shadowRoot?.querySelector('button,a') ?? element).getAttribute('aria-haspopup'),
        ],
      ),
    ),
  );
const untilSaid = (page: Page, id: string, value: string | null = 'dialog') =>
  page.waitForFunction(
    (id, value) => {
      const element = document.getElementById(id)!;
      return (element.shadowRoot?.querySelector('button,a') ?? element).getAttribute('aria-haspopup') === value;
    },
    {},
    id,
    value,
  );

const dialogs =
  '<div id="m" data-widget="modal" data-load="eager">Words</div><div id="f" data-widget="flyout">Words</div>';

// The ARIA Menu Button pattern requires `aria-haspopup`.
it('announces a dialog popup on every element that opens or toggles a dialog', async () => {
  const opened =
    await pageWith(`${tag()}<button id="a" data-widget-open="#m">A</button><a id="b" href="#x" data-widget-toggle="#f">B</a>
    <div id="c" data-widget="themed-button" data-load="eager" data-widget-open="#m">C</div><div id="d" data-widget="themed-button" data-load="eager" data-href="#x" data-widget-open="#f">D</div>${dialogs}`);
  for (const id of 'abcd') await untilSaid(opened.page, id);
  expect(await opened.page.$eval('#f', (element) => !!element.shadowRoot)).toBe(false);
});

it("sets no aria-haspopup on elements that don't open a dialog and preserves the page's own value", async () => {
  const { page } =
    await pageWith(`${tag()}<button id="a" data-widget-open="#m">A</button><button id="other" data-widget-toggle="#tile">B</button><button id="none" data-widget-open="#nowhere">C</button><button id="bad" data-widget-open="##">D</button>
    <button id="closer" data-said data-widget-close="#m">E</button><div id="words" data-widget-open="#m">F</div><button id="own" aria-haspopup="true" data-widget-open="#m">G</button><button id="plain" data-said>H</button>
    <div id="tile" data-widget="shimmer" data-load="eager"></div>${dialogs}`);
  await untilSaid(page, 'a');
  expect(await says(page)).toEqual({
    a: 'dialog',
    other: null,
    none: null,
    bad: null,
    closer: null,
    words: null,
    own: 'true',
    plain: null,
  });
});

it('updates aria-haspopup when an opener is added later or its dialog is removed', async () => {
  const { page } = await pageWith(
    `${tag()}<button id="a" data-widget-open="#m">A</button><button id="late" data-said>B</button>${dialogs}`,
  );
  await untilSaid(page, 'a');
  await page.evaluate(() => {
    document.querySelector('#late')!.setAttribute('data-widget-toggle', '#f');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button id="later" data-widget-open="#new">C</button><div id="widget" data-widget="themed-button" data-load="eager" data-widget-open="#m">D</div>',
    );
  });
  for (const id of ['late', 'widget']) await untilSaid(page, id);
  expect((await says(page)).later).toBe(null);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<div id="new" data-widget="modal">Words</div>'),
  );
  await untilSaid(page, 'later');
  await page.evaluate(() => document.querySelector('#m')!.remove());
  await untilSaid(page, 'a', null);
});

it.each(sampleOf(['data-load="idle"', '', 'data-load="media (min-width: 9999px)"', 'data-load="interaction"'], 2))(
  "sets aria-haspopup before the dialog's code is loaded (%s)",
  async (load) => {
    const { page } = await pageWith(
      `${tag()}<button id="a" data-widget-open="#m">A</button><button id="b" data-widget-toggle="#f">B</button><div id="m" data-widget="modal" ${load}>Words</div><div id="f" data-widget="flyout" ${load}>Words</div>`,
    );
    for (const id of 'ab') await untilSaid(page, id);
    if (load !== 'data-load="idle"')
      expect(
        await page.$$eval('[data-widget]', (all) => all.map((element) => (element as HTMLElement).dataset.widgetState)),
      ).toEqual(['waiting', 'waiting']);
  },
);

it('sets aria-haspopup when a dialog is added later, without loading its code', async () => {
  const { page } = await pageWith(`${tag()}<button id="a" data-widget-open="#late">A</button>`);
  await page.waitForFunction('window.cobble?.version');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="late" data-widget="modal" data-load="interaction">Words</div>',
    ),
  );
  await untilSaid(page, 'a');
  expect(await page.$eval('#late', (element) => !!element.shadowRoot)).toBe(false);
});

// LDR-3
it('loads one small chunk for openers if the page has a dialog, and none otherwise', async () => {
  const chunks = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/chunks\/([\w-]+)\./.exec(name)?.[1])
        .filter(Boolean),
    );
  const dialogs = await pageWith(
    `${tag()}<button id="a" data-widget-open="#m">A</button><div id="m" data-widget="modal">Words</div><div data-widget="modal">Words</div>`,
  );
  await untilSaid(dialogs.page, 'a');
  expect(await chunks(dialogs.page)).toEqual(['command']);
  const tile = await pageWith(
    `${tag()}<button data-widget-toggle="#b">A</button><div id="b" data-widget="shimmer" data-load="eager"></div>`,
  );
  await tile.waitForMounted('#b');
  expect(await chunks(tile.page)).not.toContain('command');
});

// threat 4
it('leaves openers in ignored regions unchanged', async () => {
  const { page } = await pageWith(
    `${tag('data-ignore=".comments"')}<button id="a" data-widget-open="#m">A</button><div class="comments"><button id="b" data-widget-open="#m">B</button></div><p data-cobble-off><button id="c" data-widget-open="#m">C</button></p>${dialogs}`,
  );
  await untilSaid(page, 'a');
  expect(await says(page)).toEqual({ a: 'dialog', b: null, c: null });
});

// A disabled link still receives clicks, unlike a disabled button.
it('ignores clicks on a disabled link until it is enabled again', async () => {
  const opened = await pageWith(
    `${tag()}<div id="a" data-widget="themed-button" data-load="eager" data-href="#x" data-disabled data-widget-open="#m">A</div>${dialogs}`,
  );
  const { page } = opened;
  await untilSaid(page, 'a');
  const isOpen = () => page.$eval('#m', (element) => !!element.shadowRoot!.querySelector('dialog[open]'));
  await page.click('#a');
  await opened.waitForIdle();
  expect(await isOpen()).toBe(false);
  await page.$eval('#a', (element) => element.removeAttribute('data-disabled'));
  await page.waitForFunction(() => document.querySelector('#a')!.shadowRoot!.querySelector('a[href]'));
  await page.click('#a');
  await page.waitForFunction(() => document.querySelector('#m')!.shadowRoot!.querySelector('dialog[open]'));
});
