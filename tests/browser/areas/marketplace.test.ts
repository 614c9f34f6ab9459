import { expect, it } from 'vitest';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import { press, signIn, waitForText } from './player';

const { pageWith } = harness();
const config =
  '<script type="application/json" data-cobble-config>{"signIn":{"url":"/__sandbox/sign-in","signOutUrl":"/__sandbox/sign-out"}}</script>';
const widget = (id: string, name: string, attributes = '') =>
  `<div id="${id}" data-load="eager" data-widget="${name}" ${attributes}></div>`;
const open = (html: string, path: string) =>
  pageWith(
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Marketplace</title><body>${config}${tag()}${html}`,
    { path },
  );
const search = widget(
  'm',
  'marketplace-search',
  `data-page-size="8" data-item-href="?mp-item={productId}" data-categories='[{"key":"world","displayName":"Worlds"},{"key":"skins","displayName":"Skins"}]'`,
);

// ARE-4 MKT-2
it('searches by words, category, tag, sort order and page, and keeps all of it in the URL', async () => {
  const opened = await open(search + widget('i', 'marketplace-item'), '/shop');
  const { page } = opened;
  await waitForText(opened, '#m', /5\d items/);
  // In WebKit, each tile used to be as high as the window.
  const heights = await page.$$eval('#m >>> li a', (tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
  expect(heights).toHaveLength(8);
  expect(Math.max(...heights)).toBeLessThan(500);
  const before = opened.sent(/\/search/).length;
  // Type in one task, so that there is no pause even on a busy machine.
  await page.evaluate(() => {
    const input = document.querySelector('#m')!.shadowRoot!.querySelector('input')!;
    for (const key of 'castle') {
      input.value += key;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await page.waitForFunction(() => location.search.includes('mp-q=castle'));
  await waitForText(opened, '#m', /frost keep/);
  expect(opened.sent(/\/search/).length - before).toBe(1);
  await page.evaluate(() => {
    const input = document.querySelector('#m')!.shadowRoot!.querySelector('input')!;
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await waitForText(opened, '#m', /5\d items/);
  await press(opened, '#m', /^next$/);
  await page.waitForFunction(() => location.search.includes('mp-page=2'));
  await waitForText(opened, '#m', /page 2 of/);
  await page.reload();
  await waitForText(opened, '#m', /page 2 of/);
  expect(opened.errors).toEqual([]);
}, 60_000);

// ARE-4 MKT-3 SVC-6
it('requests personal results after sign-in and anonymous ones before', async () => {
  const opened = await open(
    widget('p', 'marketplace-popular') +
      widget('s', 'marketplace-promotions') +
      widget('w', 'marketplace-pass') +
      widget('i', 'marketplace-item'),
    '/shop-own',
  );
  await opened.page.goto(`${opened.page.url()}?mp-item=frost-keep`);
  for (const id of ['#p', '#s', '#w']) await waitForText(opened, id, /stars|not rated/);
  await waitForText(opened, '#i', /frost keep/);
  expect(opened.sent(/marketplace\/auth\//)).toEqual([]);
  await signIn(opened, '/shop-own?mp-item=frost-keep');
  for (const id of ['#p', '#s', '#w']) await waitForText(opened, id, /stars|not rated/);
  await expect
    .poll(() => opened.sent(/marketplace\/auth\/(popular|promotiondetails|marketplace-pass|item)/))
    .toHaveLength(4);
}, 60_000);

// ARE-4: a row of four tiles used to have two buttons that moved nothing.
it("hides a row's scroll buttons if all its tiles fit and shows them if not", async () => {
  const opened = await open(`<div id="box">${widget('p', 'marketplace-popular', 'data-limit="3"')}</div>`, '/row');
  await waitForText(opened, '#p', /stars|not rated/);
  const shown = (expected: number) =>
    opened.page.waitForFunction(
      (expected) =>
        [...(document.querySelector('#p')!.shadowRoot?.querySelectorAll('button') ?? [])].filter((one) =>
          one.checkVisibility(),
        ).length === expected,
      { timeout: 10_000 },
      expected,
    );
  await shown(0);
  await opened.page.$eval('#box', (box) => box.setAttribute('style', 'width: 400px'));
  await shown(2);
  await opened.page.$eval('#box', (box) => box.removeAttribute('style'));
  await shown(0);
}, 60_000);

// ARE-8 ARE-12
it("links to the latest downloads, the visitor's platform first, and to the five categories", async () => {
  const opened = await open(
    widget('d', 'download-links') + widget('c', 'content-categories', 'data-current="News"'),
    '/get',
  );
  await waitForText(opened, '#d', /latest version \d/);
  await waitForText(opened, '#c', /marketplace.*game.*news.*community.*support/);
  expect(await opened.page.$eval('#d', (element) => element.shadowRoot!.querySelector('li')!.textContent)).toMatch(
    /linux/i,
  );
  expect(
    await opened.page.$eval('#c', (element) => element.shadowRoot!.querySelector('[aria-current]')!.textContent),
  ).toBe('News');
  // The last categories used to be cut off on a phone.
  await opened.page.setViewport({ width: 360, height: 740 });
  const rights = await opened.page.$$eval('#c >>> a', (links) =>
    links.map((link) => link.getBoundingClientRect().right),
  );
  expect(rights).toHaveLength(5);
  expect(Math.max(...rights)).toBeLessThanOrEqual(360);
}, 60_000);
