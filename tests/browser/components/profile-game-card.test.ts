import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { harness } from '../harness';

const { pageWith } = harness({ sharesDocument: true });
const tag = `<script>window.acted = []; addEventListener('cobble:action', (event) => acted.push(event.detail));</script><script async src="/dist/realms/cobble.js"></script>`;

const story =
  'Four friends set out to build one bridge. It took them a summer, three floods and a dragon that nobody had invited. '.repeat(
    4,
  );
const json = (value: unknown) => JSON.stringify(value).replace(/'/g, '&#39;');
const card = (id: string, items: readonly object[], more = '') =>
  `<div id="${id}" data-widget="profile-game-card" data-game-title="Creek" data-items='${json(items)}' ${more}></div>`;

const accordions = (page: Page, id: string) =>
  page.$$eval(`#${id} >>> p[id]`, (texts) =>
    texts.map((text) => {
      const lines = text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight);
      return [lines, text.parentElement!.querySelector('button')?.textContent ?? null];
    }),
  );

// WGT-14
it('shows one, two or five lines of an accordion and a toggle only if the text is longer', async () => {
  const opened = await pageWith(
    `${tag}<div style="width: 340px">${card('c', [
      ...[1, undefined, 2, 5].map((clampSize) => ({ type: 'Accordion', text: story, clampSize })),
      ...[1, 2, 5].map((clampSize) => ({ type: 'Accordion', text: 'Short.', clampSize })),
    ])}</div>`,
  );
  await opened.waitForMounted();
  await expect
    .poll(() => accordions(opened.page, 'c'))
    .toEqual([
      [1, 'Read more'],
      [2, 'Read more'],
      [2, 'Read more'],
      [5, 'Read more'],
      [1, null],
      [1, null],
      [1, null],
    ]);
});

it('follows the Disclosure pattern by keyboard and keeps the focus', async () => {
  const opened = await pageWith(
    `${tag}<div style="width: 340px">${card('c', [{ type: 'Accordion', text: story }])}</div>`,
  );
  const { page } = opened;
  await opened.waitForMounted();
  const state = () =>
    page.$eval('#c', (element) => {
      const button = element.shadowRoot!.querySelector('button')!;
      return [
        button.textContent,
        button.getAttribute('aria-expanded'),
        element.shadowRoot!.activeElement === button,
        element.shadowRoot!.getElementById(button.getAttribute('aria-controls')!)!.localName,
      ];
    });
  // The toggle appears only after the text is measured.
  await page.waitForFunction(() => document.querySelector('#c')!.shadowRoot?.querySelector('button'));
  await page.keyboard.press('Tab');
  await expect.poll(state).toEqual(['Read more', 'false', true, 'p']);
  await page.keyboard.press('Enter');
  await expect.poll(state).toEqual(['Read less', 'true', true, 'p']);
  const [[lines]] = (await accordions(page, 'c')) as [[number]];
  expect(lines).toBeGreaterThan(5);
  await page.keyboard.press('Space');
  await expect.poll(state).toEqual(['Read more', 'false', true, 'p']);
  await expect.poll(() => accordions(page, 'c')).toEqual([[2, 'Read more']]);
});

it("adds and removes an accordion's toggle as the width or the text size changes", async () => {
  const text = 'This text takes two lines where the card is narrow and one where it is wide.';
  const opened = await pageWith(
    `${tag}<div id="w" style="width: 900px">${card('c', [{ type: 'Accordion', text, clampSize: 1 }], 'style="max-width: none"')}</div>`,
  );
  const { page } = opened;
  await opened.waitForMounted();
  const toggle = (there: boolean) =>
    page.waitForFunction(
      (there) => !!document.querySelector('#c')!.shadowRoot!.querySelector('button') === there,
      {},
      there,
    );
  const width = (value: string) =>
    page.$eval(
      '#w',
      (element, value) => {
        (element as HTMLElement).style.width = value;
      },
      value,
    );
  await toggle(false);
  await width('300px');
  await toggle(true);
  await page.click('#c >>> button');
  await width('900px');
  await toggle(false);
  const client = await page.createCDPSession();
  // Change Chromium's text size setting, which `font-size: medium` follows.
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await toggle(true);
});

// WGT-13
it('emits cobble:action 0 for a button without a URL and follows a button with one', async () => {
  const opened = await pageWith(
    tag +
      card('a', [], `data-call-to-action='{"text":"Play"}'`) +
      card('b', [], `data-call-to-action='{"text":"Play","href":"#play"}'`) +
      card('c', [], `data-call-to-action='{"text":"Play","href":"javascript:acted.push(1)"}'`),
  );
  const { page } = opened;
  await opened.waitForMounted();
  await page.click('#a >>> button');
  await page.click('#c >>> button');
  expect(await page.evaluate(() => (window as never as { acted: unknown[] }).acted)).toEqual([
    { index: 0 },
    { index: 0 },
  ]);
  await page.click('#b >>> a');
  await page.waitForFunction(() => location.hash === '#play');
  expect(await page.evaluate(() => (window as never as { acted: unknown[] }).acted.length)).toBe(2);
});

it('runs nothing from its items and fits a phone with 5,000 characters', async () => {
  const evil = '<img src=x onerror="acted.push(1)">';
  const opened = await pageWith(
    `<meta name="viewport" content="width=device-width">${tag}${card('c', [
      { type: 'Link', text: 'Press', href: 'javascript:acted.push(2)' },
      { type: 'Accordion', text: evil },
      { type: 'Heading', text: evil },
      { type: 'TextMessage', text: 'm'.repeat(5000) },
      { type: 'Nonsense', text: 'shown' },
      {},
    ])}`,
    { viewport: { width: 320, height: 600 } },
  );
  const { page } = opened;
  await opened.waitForMounted();
  expect(await page.$('#c >>> a')).toBeNull();
  expect(await page.$('#c >>> img')).toBeNull();
  expect(await page.$eval('#c', (element) => element.shadowRoot!.textContent)).toContain('Press<img src=x');
  expect(
    await page.evaluate(() => [
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      (window as never as { acted: unknown[] }).acted.length,
    ]),
  ).toEqual([0, 0]);
});

// Interface 5a
it('keeps its fallback without a title', async () => {
  const opened = await pageWith(`${tag}<div id="c" data-widget="profile-game-card">My game</div>`);
  await opened.waitForState('error');
  expect(await opened.page.$eval('#c', (element) => (element as HTMLElement).innerText)).toBe('My game');
  await expect.poll(() => opened.consoleMessages('error', /profile-game-card.*data-game-title/)).toHaveLength(1);
});
