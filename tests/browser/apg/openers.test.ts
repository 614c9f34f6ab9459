import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { harness } from '../harness';

const { pageWith } = harness();
const tag = (attributes = '') =>
  `<style>[data-widget=modal]:not([data-widget-state=mounted]), [data-widget=flyout]:not([data-widget-state=mounted]) { display: none }</style><script async src="/dist/realms/cobble.js" ${attributes}></script>`;

/** What each element of the page with an id says that it opens; of a widget its own button or link. */
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
    { timeout: 5000 },
    id,
    value,
  );

const dialogs =
  '<div id="m" data-widget="modal" data-load="eager">Words</div><div id="f" data-widget="flyout">Words</div>';

// The expectation of the pattern Menu Button's relatives: who opens a dialog says so before it is pressed.
it('what opens or toggles a dialog says so, from the first dialog of the page on, also of one that is not loaded', async () => {
  const opened =
    await pageWith(`${tag()}<button id="a" data-widget-open="#m">A</button><a id="b" href="#x" data-widget-toggle="#f">B</a>
    <div id="c" data-widget="themed-button" data-load="eager" data-widget-open="#m">C</div><div id="d" data-widget="themed-button" data-load="eager" data-href="#x" data-widget-open="#f">D</div>${dialogs}`);
  for (const id of 'abcd') await untilSaid(opened.page, id);
  expect(await opened.page.$eval('#f', (element) => !!element.shadowRoot)).toBe(false);
});

it("what opens something else, nothing, or can't be pressed, says nothing; what the page says stays", async () => {
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

it('an opener that comes later says it, and one whose dialog goes says it no more', async () => {
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

it('where no dialog is loaded yet, the first click says it of all', async () => {
  const { page } = await pageWith(
    `${tag()}<button id="a" data-widget-open="#m">A</button><button id="b" data-widget-open="#f">B</button><div id="m" data-widget="modal">Words</div><div id="f" data-widget="flyout">Words</div>`,
  );
  await page.waitForSelector('#m[data-widget-state=waiting]');
  expect(await says(page)).toEqual({ a: null, b: null });
  await page.click('#a');
  for (const id of 'ab') await untilSaid(page, id);
});

// threat 4
it('an opener in an ignored region says nothing: nothing of ours touches it', async () => {
  const { page } = await pageWith(
    `${tag('data-ignore=".comments"')}<button id="a" data-widget-open="#m">A</button><div class="comments"><button id="b" data-widget-open="#m">B</button></div><p data-cobble-off><button id="c" data-widget-open="#m">C</button></p>${dialogs}`,
  );
  await untilSaid(page, 'a');
  expect(await says(page)).toEqual({ a: 'dialog', b: null, c: null });
});
