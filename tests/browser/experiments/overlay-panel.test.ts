import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { test } from '../../../cli/commands/test';
import { testIo } from '../../unit/cli/support';
import { needs } from '../engines/needs';
import { harness, type PageOptions } from '../harness';
import { overlay, press } from './overlay-page';
import { experiment, type Site, site } from './site';

const server = harness();
const { publish, openPage, pageWith } = server;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

publish('/exp/store-hero-b.js', '');
publish('/exp/store-hero-b.css', '');

const config = [
  experiment('store-hero', 'store-hero-b', { include: '^/store' }),
  experiment('checkout', 'checkout-b', { include: '^/checkout' }),
  experiment('no-query', 'no-query-b', { include: '^/store', search: { exclude: '.' }, js: [], css: [] }),
];
const open = (query: string, given: Partial<Site> = {}, options?: PageOptions) => {
  publish('/store/heroes', site(server, { config, flights: ['store-hero-b', 'no-query-b'], ...given }).html);
  return openPage(`/store/heroes${query}`, options);
};

const isOpen = (page: Page) =>
  page.evaluate(() => !!document.querySelector('html > div')!.shadowRoot!.querySelector('.body')!.clientHeight);
/** Returns the name of the focused element in the overlay. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document.querySelector('html > div')!.shadowRoot!;
    return activeElement?.ariaLabel ?? activeElement?.textContent;
  });
/** Returns the page's element at the middle of a corner button. */
const atCorner = (page: Page, id: string) =>
  page.evaluate((id) => {
    const { left, top, width, height } = document.querySelector(`#${id}`)!.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.id;
  }, id);

it('copies the result as a case file that cobble test passes', async () => {
  const { page } = await open('?x=1&cobble-debug&enableflights=checkout-b#top');
  await overlay(page);
  // Without clipboard permission, the text is selected instead.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await press(page, 'Copy as test case');
  const copied = await page.evaluate(
    () => document.querySelector('html > div')!.shadowRoot!.querySelector('textarea')!.value,
  );
  const { cases } = JSON.parse(copied);
  expect(cases).toEqual([
    {
      name: 'store-hero on /store/heroes',
      url: `${new URL(page.url()).origin}/store/heroes?x=1&enableflights=checkout-b`,
      flights: ['store-hero-b', 'no-query-b'],
      expect: {
        experiments: ['store-hero'],
        on: ['store-hero-b', 'checkout-b', 'no-query-b'],
        scripts: ['/exp/store-hero-b.js'],
        styles: ['/exp/store-hero-b.css'],
      },
    },
  ]);
  const { io, out } = testIo(copied);
  expect(await test(['-'], {}, io)).toBe(0);
  expect(out()).toContain('1 case');
});

// The overlay's own parameter is part of the query that patterns see.
it('copies what the page runs without the overlay', async () => {
  const { page } = await open('?cobble-debug');
  const { sections } = await overlay(page);
  expect(sections["Don't run here"]!.join()).toContain('Without ?cobble-debug in the URL, it matches.');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Object.assign(window, { copied: text }) },
    }),
  );
  await press(page, 'Copy as test case');
  const copied = await page.evaluate(() => (window as never as { copied: string }).copied);
  expect(JSON.parse(copied).cases[0].expect.experiments).toEqual(['store-hero', 'no-query']);
  expect(await test(['-'], {}, testIo(copied).io)).toBe(0);
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('html > div')!.shadowRoot!.querySelector('.copied')!.textContent),
    )
    .toBe('Copied. Save it as page.cases.json and run cobble test.');
});

it('works by keyboard and has names and roles for a screen reader', async () => {
  const { page } = await open('?cobble-debug');
  await overlay(page);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () =>
    (
      await (window as never as { axe: { run(context: object): Promise<AxeResults> } }).axe.run({
        include: 'html > div',
      })
    ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
  );
  expect(violations).toEqual([]);

  const order: unknown[] = [];
  for (let times = 0; times < 8; times++) {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
  }
  expect(order).toEqual([
    'Experiments',
    'Move to the left',
    'Results',
    'Turn off store-hero-b',
    'Turn on checkout-b',
    'Turn off no-query-b',
    'Turn all flights off',
    'Copy as test case',
  ]);
  const outline = await page.evaluate(() => {
    const { activeElement } = document.querySelector('html > div')!.shadowRoot!;
    return getComputedStyle(activeElement!).outlineStyle;
  });
  expect(outline).toBe('solid');

  // An update keeps the focus.
  for (let times = 0; times < 3; times++) {
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
  }
  expect(await focused(page)).toBe('Turn on checkout-b');
  await page.evaluate(() => history.pushState(null, '', '/checkout?cobble-debug'));
  await expect.poll(async () => (await overlay(page)).sections['Run here']?.join()).toContain('checkout');
  expect(await focused(page)).toBe('Turn on checkout-b');

  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Experiments');
  expect(await isOpen(page)).toBe(false);
  await page.keyboard.press('Enter');
  expect(await isOpen(page)).toBe(true);
});

it.each([
  ['on a phone', { width: 360, height: 740 }],
  ['on a desktop', { width: 1280, height: 900 }],
])("leaves the page's corner buttons reachable %s, and stays folded and moved in the tab", async (_, viewport) => {
  const place = 'position:fixed;bottom:16px;width:56px;height:56px';
  const body = `<button id="chat" style="${place};right:16px">?</button><button id="top" style="${place};left:16px">^</button>`;
  const { page } = await open('?cobble-debug', { body }, { viewport });
  await overlay(page);
  // It starts folded on a phone only.
  if (viewport.width > 600) await press(page, 'Experiments');
  expect(await isOpen(page)).toBe(false);
  expect([await atCorner(page, 'top'), await atCorner(page, 'chat')]).toEqual(['top', '']);
  await press(page, 'Move to the left');
  expect([await atCorner(page, 'top'), await atCorner(page, 'chat')]).toEqual(['', 'chat']);
  await page.reload();
  await overlay(page);
  expect(await isOpen(page)).toBe(false);
  expect([await atCorner(page, 'top'), await atCorner(page, 'chat')]).toEqual(['', 'chat']);
  await press(page, 'Experiments');
  await page.reload();
  await overlay(page);
  expect(await isOpen(page)).toBe(true);
});

it('lists hundreds of experiments with long names, those that run first, and filters them', async () => {
  const many = Array.from({ length: 250 }, (_, index) =>
    experiment(`experiment-${index}`, `flight-${index}`, { include: index === 249 ? '^/store' : '^/help' }),
  );
  const long = experiment('x'.repeat(200), 'long-flight-'.repeat(20), { include: `^/store|${'y'.repeat(200)}` });
  const { page } = await open('?cobble-debug', { config: [...many, long] }, { viewport: { width: 360, height: 740 } });
  await overlay(page);
  await press(page, 'Experiments');
  const { count, sections } = await overlay(page);
  expect(count).toBe('2 of 251 run here');
  expect(Object.keys(sections).slice(0, 2)).toEqual(['Run here', "Don't run here"]);
  expect(sections["Don't run here"]!.at(-1)).toBe('49 more. Use the filter to find them.');
  const sizes = await page.evaluate(() => {
    const body = document.querySelector('html > div')!.shadowRoot!.querySelector('.body')!;
    return {
      scrolls: body.scrollHeight > body.clientHeight,
      isWider: body.scrollWidth > body.clientWidth || document.documentElement.scrollWidth > innerWidth,
    };
  });
  expect(sizes).toEqual({ scrolls: true, isWider: false });
  await page.evaluate(() => document.querySelector('html > div')!.shadowRoot!.querySelector('input')!.focus());
  await page.keyboard.type('FLIGHT-24');
  await expect
    .poll(async () => (await overlay(page)).sections["Don't run here"]?.map((text) => text.split(' / ')[0]))
    .toEqual(['experiment-24', ...Array.from({ length: 9 }, (_, index) => `experiment-24${index}`)]);
});

it("isn't affected by the page's policy, styles, direction, translation, shortcuts and router", async () => {
  publish('/exp/host.css', 'div { display: none !important } * { color: red !important; font-size: 40px !important }');
  const many = Array.from({ length: 10 }, (_, index) => experiment(`e${index}`, `f${index}`));
  const { html } = site(server, {
    config: many,
    flights: [],
    head: `<link rel="stylesheet" href="/exp/host.css"><script>
      window.heard = [];
      for (const name of ['keydown', 'keyup', 'click']) addEventListener(name, () => heard.push(name));
    </script>`,
  });
  const { page } = await pageWith(
    html.replace('<html', '<html dir="rtl"').replaceAll('<script', '<script nonce="n0nce"'),
    {
      path: '/store/strict',
      headers: { 'content-security-policy': "script-src 'nonce-n0nce' 'strict-dynamic'; style-src 'self'" },
      before: (page) => page.evaluateOnNewDocument(() => history.replaceState(null, '', '?cobble-debug')),
    },
  );
  await overlay(page);
  const seen = await page.evaluate(() => {
    const host = document.querySelector<HTMLElement>('html > div')!;
    const { color, fontSize, direction } = getComputedStyle(host.shadowRoot!.querySelector('h3')!);
    return { color, fontSize, direction, translate: host.translate, lang: host.lang };
  });
  expect(seen).toEqual({
    color: 'rgb(201, 193, 220)',
    fontSize: '12px',
    direction: 'ltr',
    translate: false,
    lang: 'en',
  });
  await page.evaluate(() => document.querySelector('html > div')!.shadowRoot!.querySelector('input')!.focus());
  await page.keyboard.type('e1');
  await press(page, 'Move to the left');
  await expect.poll(async () => (await overlay(page)).sections['Run here']).toHaveLength(1);
  expect(await page.evaluate(() => (window as never as { heard: string[] }).heard)).toEqual([]);
});

it('shows the edges of its parts in forced colours', async () => {
  needs('emulated media');
  const { page } = await open('?cobble-debug');
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await overlay(page);
  const edges = await page.evaluate(() => {
    const root = document.querySelector('html > div')!.shadowRoot!;
    return ['.panel', '.card', '.switch', 'button', '.reason'].map(
      (selector) => getComputedStyle(root.querySelector(selector)!).borderTopWidth,
    );
  });
  expect(edges).toEqual(['1px', '1px', '1px', '1px', '1px']);
});
